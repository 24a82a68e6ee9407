import { describe, expect, it } from 'vitest'
import { oidcClient, runProvider, signInThere } from '@matricula/hub/testing/oidc-provider'
import { type Forgery, pretendProvider } from '@matricula/hub/testing/pretend-oidc'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { type Stop, Traveller } from '@matricula/hub/testing/traveller'

const roles = { tesoreria: 'finance' }
const refused = '?problem=OIDC_REFUSED'
const down = '?problem=FEATURE_DOWN'

async function hubWith(client: object, access: object = {}): Promise<TestHub> {
  return runHub({ settings: { access: { oidc: { staff: { ...client, roles } }, ...access } } })
}

interface Arrival {
  readonly page: string
  readonly problem: string
  readonly kind: string
}

/** Where a browser lands that signs in at a provider of each kind, by what that provider does. */
async function landings(forgeries: Readonly<Record<string, Forgery>>) {
  const { client, become } = await pretendProvider()
  const hub = await hubWith(client)
  const seen: Record<string, Arrival> = {}
  for (const [title, forgery] of Object.entries(forgeries)) {
    become(forgery)
    const browser = new Traveller()
    const { url } = await browser.open(`${hub.url}/api/staff/oidc`)
    const { kind } = JSON.parse((await browser.step(`${hub.url}/api/session`)).text)
    seen[title] = { page: url.pathname, problem: url.search, kind }
  }
  return { seen, lines: hub.lines }
}

const all = (forgeries: Readonly<Record<string, Forgery>>, problem: string, kind: string) =>
  Object.fromEntries(Object.keys(forgeries).map((title) => [title, { page: dashboard, problem, kind }]))

const dashboard = '/enrollment/admin/dashboard'
const now = () => Math.floor(Date.now() / 1000)

const good = (): Record<string, Forgery> => ({
  'as it should be': {},
  'for others too when it is for us': { claims: { aud: ['matricula', 'x'], azp: 'matricula' } },
  'from a clock that is a little off': { claims: { iat: now() + 10, exp: now() - 10 } },
})

const bad = (): Record<string, Forgery> => ({
  'signed by a stranger': { signedBy: 'stranger' },
  'signed with our own secret': { signedBy: 'shared-secret' },
  'signed by nobody': { signedBy: 'nobody' },
  'of another issuer': { claims: { iss: 'https://elsewhere.example' } },
  'for another client': { claims: { aud: 'another' } },
  'for another client of several': { claims: { aud: ['matricula', 'x'], azp: 'x' } },
  'for several without saying for whom': { claims: { aud: ['matricula', 'x'] } },
  'that is over': { claims: { exp: now() - 60 } },
  'without an end': { claims: { exp: undefined } },
  'of a time to come': { claims: { nbf: now() + 600 } },
  'of another sign-in': { claims: { nonce: 'another' } },
  'of no sign-in': { claims: { nonce: undefined } },
  'about nobody': { claims: { sub: undefined } },
  'about nobody by name': { claims: { sub: '' } },
  'that is no token': { instead: { status: 200, body: '{"id_token":"x.y.z"}' } },
  'that is missing': { instead: { status: 200, body: '{"access_token":"x"}' } },
  'that is something else': { instead: { status: 200, body: '{"id_token":{"sub":"x"}}' } },
  'for a code it does not know': { instead: { status: 400, body: '{"error":"invalid_grant"}' } },
  'for a state that is not ours': { back: { state: 'x'.repeat(22) } },
  'without a state': { back: { state: null } },
  'from one who calls itself another': { back: { iss: 'https://elsewhere.example' } },
  'that the person does not want this': { back: { error: 'access_denied', code: null } },
  'that we ask for what it has not': { back: { error: 'invalid_scope', code: null } },
})

const away = (): Record<string, Forgery> => ({
  'fails at the code': { instead: { status: 500, body: 'oops' } },
  'does not know us any more': { instead: { status: 401, body: '{"error":"invalid_client"}' } },
  'gives no keys': { keysStatus: 500 },
  'says that it is down': { back: { error: 'temporarily_unavailable', code: null } },
})

describe('A provider’s word', () => {
  it('opens a session when it holds', async () => {
    expect((await landings(good())).seen).toEqual(all(good(), '', 'staff'))
  })

  it('opens nothing when it does not, and the page says so', async () => {
    expect((await landings(bad())).seen).toEqual(all(bad(), refused, 'anonymous'))
  })

  it('that does not come is told from a refusal, and is no failure of ours', async () => {
    const { seen, lines } = await landings(away())
    expect(seen).toEqual(all(away(), down, 'anonymous'))
    expect(lines.join('')).not.toContain('a request broke off')
  })

  it('leaves no person and no secret in the log', async () => {
    const { lines } = await landings({ other: { claims: { aud: 'another' } }, good: {} })
    const log = lines.join('')
    expect(log).toContain('a sign-in at a provider was refused')
    for (const word of ['Ana', 'ana.ruiz', 'person-1', 'a-code', oidcClient.clientSecret])
      expect(log).not.toContain(word)
  })
})

describe('The way back from a provider', () => {
  it.each([
    ['without the cookie of the way there', '?code=a&state=b&refresh=1'],
    ['with two states', '?code=a&state=b&state=c'],
    ['with two codes', '?code=a&code=b&state=c'],
    ['with a code alone', '?code=a'],
    ['with an error alone', '?error=x'],
    ['with two errors', '?error=x&error=y'],
  ])('%s is refused', async (_title, query) => {
    const hub = await hubWith((await pretendProvider()).client)
    const { status, headers } = await new Traveller().step(`${hub.url}/api/staff/oidc${query}`)
    expect([status, headers.get('location')]).toEqual([302, `/enrollment/admin/dashboard${refused}`])
  })

  it('works once: the same address again opens nothing, with or without its cookie', async () => {
    const provider = await runProvider({ maria: { groups: ['tesoreria'] } })
    const hub = await hubWith(provider.client)
    provider.serve(hub.url)
    const browser = new Recorder(hub.url)
    const first = await signInThere(browser, `${hub.url}/api/staff/oidc`, 'maria')
    expect(first.url.search).toBe('')
    const { address, cookies } = browser.back()

    const stolen = await fetch(address, { headers: { cookie: cookies }, redirect: 'manual' })
    expect([stolen.status, stolen.headers.get('location')]).toEqual([
      302,
      `/enrollment/admin/dashboard${refused}`,
    ])
    const bare = await fetch(`${address}&refresh=1`, { redirect: 'manual' })
    expect(bare.headers.get('location')).toBe(`/enrollment/admin/dashboard${refused}`)
    for (const { headers } of [stolen, bare])
      expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('matricula='))).toEqual([])
  })

  it('does not work for another browser than the one that left', async () => {
    const provider = await runProvider({ maria: { groups: ['tesoreria'] } })
    const hub = await hubWith(provider.client)
    provider.serve(hub.url)
    const attacker = new Recorder(hub.url)
    await signInThere(attacker, `${hub.url}/api/staff/oidc`, 'maria')
    const victim = new Traveller()
    await victim.step(`${hub.url}/api/staff/oidc`)
    const { headers } = await victim.step(attacker.back().address)
    expect(headers.get('location')).toBe(`/enrollment/admin/dashboard${refused}`)
  })

  it('says that the provider is down when it is', async () => {
    const provider = await runProvider({ maria: { groups: ['tesoreria'] } })
    const hub = await hubWith(provider.client)
    provider.serve(hub.url)
    const browser = new Recorder(hub.url, () => provider.stop())
    const { url } = await signInThere(browser, `${hub.url}/api/staff/oidc`, 'maria')
    expect(url.pathname + url.search).toBe(dashboard + down)
  })

  it('is limited by address', async () => {
    const { client } = await pretendProvider()
    const hub = await hubWith(client, { triesPerAddress: 2 })
    const statuses: number[] = []
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await new Traveller().step(`${hub.url}/api/staff/oidc?code=a&state=b&refresh=1`)).status)
    expect(statuses).toEqual([302, 302, 429])
  })
})

/** Notes how the browser came back to the hub, and does something before it gets there. */
class Recorder extends Traveller {
  readonly #hubUrl: string
  readonly #before: () => Promise<void>
  #back: { address: string; cookies: string } | null = null

  constructor(hubUrl: string, before: () => Promise<void> = () => Promise.resolve()) {
    super()
    this.#hubUrl = hubUrl
    this.#before = before
  }

  override async step(address: string | URL, form?: Readonly<Record<string, string>>): Promise<Stop> {
    const { href } = new URL(address)
    if (href.startsWith(`${this.#hubUrl}/api/staff/oidc?code=`)) {
      this.#back = { address: href, cookies: this.cookiesOf(this.#hubUrl) }
      await this.#before()
    }
    return super.step(address, form)
  }

  back() {
    if (this.#back === null) throw new Error('the browser has not come back')
    return this.#back
  }
}
