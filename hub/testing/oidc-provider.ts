import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { onTestFinished, vi } from 'vitest'
import type { Stop, Traveller } from './traveller.ts'

export const oidcClient = { clientId: 'matricula', clientSecret: 'a secret+of/our:own%20' }

/** What a provider says of somebody, by the name they sign in with there. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface RunningProvider {
  /** The hub's settings of a client of this provider. */
  readonly client: Readonly<Record<string, string>>
  /** Lets the hub at an address send people here. */
  serve(hubUrl: string): void
  stop(): Promise<void>
}

/** A real OpenID Connect provider on a port of its own, until the test ends. */
export async function runProvider(people: People): Promise<RunningProvider> {
  const { server, url, stop } = await listenOn((_request, response) => response.writeHead(503).end())
  return {
    client: {
      ...oidcClient,
      issuer: url,
      authorizationUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      jwksUrl: `${url}/jwks`,
    },
    serve(hubUrl) {
      // It advises at length on what a provider needs in production.
      const advice = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]
      for (const spy of advice) spy.mockImplementation(() => {})
      onTestFinished(() => advice.forEach((spy) => spy.mockRestore()))
      const answer = providerFor(url, people, hubUrl).callback()
      server.removeAllListeners('request')
      server.on('request', (request, response) => void answer(request, response))
    },
    stop,
  }
}

function providerFor(issuer: string, people: People, hubUrl: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [`${hubUrl}/api/staff/oidc`, `${hubUrl}/api/guardians/oidc`],
      },
    ],
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  })
}

/** Signs in at the provider's own pages as somebody, and goes where that leads. */
export async function signInThere(browser: Traveller, start: string, person: string): Promise<Stop> {
  let stop = await browser.open(start)
  for (let pages = 0; stop.url.pathname.startsWith('/interaction/'); pages += 1) {
    if (pages === 5) throw new Error(`the provider asks on and on: ${stop.text}`)
    const action = /<form[^>]* action="([^"]+)"/.exec(stop.text)?.[1] ?? stop.url.href
    const prompt = /name="prompt" value="(\w+)"/.exec(stop.text)?.[1] ?? ''
    stop = await browser.open(new URL(action, stop.url), { prompt, login: person, password: 'any' })
  }
  return stop
}

/** A server on a port of its own, until the test ends. */
export async function listenOn(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ server: Server; url: string; stop: () => Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}`, stop }
}
