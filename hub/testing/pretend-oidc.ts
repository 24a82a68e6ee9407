import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { listenOn, oidcClient } from './oidc-provider.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

export interface Forgery {
  /** Laid over an ID token that would do; undefined takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs with another key than the published one. */
  readonly signedBy?: 'provider' | 'stranger' | 'shared-secret' | 'nobody'
  /** Answers for the code instead of a token. */
  readonly instead?: { readonly status: number; readonly body: string }
  /** What stands in the address when the browser comes back, over code and state. */
  readonly back?: Readonly<Record<string, string | null>>
  readonly keysStatus?: number
}

/** A provider that asks nobody anything and hands out whatever tokens a test wants. */
export async function pretendProvider() {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  let nonce = ''
  let forgery: Forgery = {}
  const { url } = await listenOn((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://provider')
    const json = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    if (asked.pathname === '/auth') {
      nonce = asked.searchParams.get('nonce') ?? ''
      response.writeHead(302, { location: backTo(asked, forgery) }).end()
    } else if (asked.pathname === '/keys') {
      void exportJWK(own.publicKey).then((key) =>
        json(forgery.keysStatus ?? 200, { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] }),
      )
    } else if (forgery.instead !== undefined) json(forgery.instead.status, forgery.instead.body)
    else {
      void tokenFrom(forgery, { issuer: url, nonce, own, stranger }).then((token) =>
        json(200, { access_token: 'x', token_type: 'Bearer', id_token: token }),
      )
    }
  })
  return {
    become: (next: Forgery) => void (forgery = next),
    client: {
      ...oidcClient,
      issuer: url,
      authorizationUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      jwksUrl: `${url}/keys`,
    },
  }
}

function backTo({ searchParams }: URL, { back = {} }: Forgery): string {
  const address = new URL(searchParams.get('redirect_uri') ?? '')
  const usual = { code: 'a-code', state: searchParams.get('state') ?? '' }
  for (const [name, value] of Object.entries({ ...usual, ...back })) {
    if (value !== null) address.searchParams.set(name, value)
  }
  return address.href
}

async function tokenFrom(
  { claims = {}, signedBy = 'provider' }: Forgery,
  { issuer, nonce, own, stranger }: { issuer: string; nonce: string; own: Keys; stranger: Keys },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const payload: JWTPayload = {
    iss: issuer,
    aud: oidcClient.clientId,
    sub: 'person-1',
    iat: now,
    exp: now + 300,
    nonce,
    groups: ['tesoreria'],
    email: 'ana.ruiz@example.com',
    email_verified: true,
    name: 'Ana Ruiz',
    ...claims,
  }
  if (signedBy === 'nobody') return unsigned(payload)
  const isShared = signedBy === 'shared-secret'
  const key = isShared ? new TextEncoder().encode(oidcClient.clientSecret.padEnd(32, '.')) : undefined
  return new SignJWT(payload)
    .setProtectedHeader({ alg: isShared ? 'HS256' : 'RS256', kid: 'one' })
    .sign(key ?? (signedBy === 'stranger' ? stranger : own).privateKey)
}

function unsigned(payload: JWTPayload): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(payload)}.`
}
