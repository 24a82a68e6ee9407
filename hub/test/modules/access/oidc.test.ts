import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { type People, runProvider, signInThere } from '@matricula/hub/testing/oidc-provider'
import { runHub, type TestHub, type TestHubOptions, useHub } from '@matricula/hub/testing/test-hub'
import { Traveller } from '@matricula/hub/testing/traveller'

const roles = { tesoreria: 'finance', rutas: 'transport' }

const people: People = {
  maria: {
    name: 'María Gómez',
    preferred_username: 'Maria.Gomez@colegio.example',
    groups: ['tesoreria', 'rutas', 'otros'],
  },
  pedro: { name: 'Pedro', preferred_username: 'finanzas', groups: ['constructor'] },
  luis: { preferred_username: 'finanzas', groups: 'tesoreria' },
  ana: { name: 'Ana Ruiz', email: 'Ana.Ruiz@example.com', email_verified: true },
  unsure: { name: 'Otro', email: 'ana.ruiz@example.com', email_verified: false },
  mute: { name: 'Sin correo' },
}

/** A hub and a real provider that know each other, for staff and guardians. */
async function setUp(options: TestHubOptions = {}, who: People = people) {
  const provider = await runProvider(who)
  const { client } = provider
  const oidc = { staff: { ...client, roles }, guardians: client }
  const hub = await runHub({ ...options, settings: { access: { oidc } } })
  provider.serve(hub.url)
  return { hub, provider }
}

async function sessionOf(hub: TestHub, browser: Traveller) {
  return JSON.parse((await browser.step(`${hub.url}/api/session`)).text)
}

async function arrive(hub: TestHub, who: 'staff' | 'guardians', person: string) {
  const browser = new Traveller()
  const { url } = await signInThere(browser, `${hub.url}/api/${who}/oidc`, person)
  return { browser, at: url.pathname + url.search, session: await sessionOf(hub, browser) }
}

const dashboard = '/enrollment/admin/dashboard'
const portal = '/enrollment/ParentsLogin'
const refused = '?problem=OIDC_REFUSED'

describe.each(databases)('Staff from a provider, on $name', (database) => {
  it('come in with the roles of their groups, as an account of their own', async () => {
    const { hub } = await setUp({ database })
    const { at, session } = await arrive(hub, 'staff', 'maria')
    expect(at).toBe(dashboard)
    expect(session).toEqual({
      kind: 'staff',
      name: 'María Gómez',
      roles: ['finance', 'transport'],
      csrfToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const { database: db } = hub.hub.app
    expect(await db('staff').where({ username: 'oidc-maria.gomez' }).first()).toMatchObject({
      password_hash: '',
      roles: '["finance","transport"]',
    })
    expect(await db('audit').where({ act: 'staff.add', subject: 'oidc-maria.gomez' })).toHaveLength(1)
  })

  it('are one account when they come in twice at the same moment', async () => {
    const { hub } = await setUp({ database })
    const both = await Promise.all([arrive(hub, 'staff', 'maria'), arrive(hub, 'staff', 'maria')])
    expect(both.map(({ at }) => at)).toEqual([dashboard, dashboard])
    expect(await hub.hub.app.database('oidc_identity')).toHaveLength(1)
    expect(await hub.hub.app.database('staff').where('username', 'like', 'oidc-%')).toHaveLength(1)
  })
})

describe('Staff from a provider', () => {
  it('without a group that gives a role are refused, and leave no account', async () => {
    const { hub } = await setUp()
    const { at, session } = await arrive(hub, 'staff', 'pedro')
    expect([at, session.kind]).toEqual([dashboard + refused, 'anonymous'])
    expect(await hub.hub.app.database('oidc_identity')).toEqual([])
    expect(await hub.hub.app.database('sign_in_log').where({ app: 'staff' })).toMatchObject([
      { student: 'unknown', result: 'refused' },
    ])
  })

  it('never open a local account that is called as they are', async () => {
    const { hub } = await setUp()
    const { database } = hub.hub.app
    const before = await database('staff').where({ username: 'finanzas' }).first()
    await arrive(hub, 'staff', 'luis')
    expect(await database('staff').where({ username: 'finanzas' }).first()).toEqual(before)
    expect(await database('oidc_identity')).toMatchObject([{ subject: 'luis', account: 'oidc-finanzas' }])
  })

  it('take a free user name when somebody else has theirs', async () => {
    const { hub } = await setUp({}, { one: people['luis'] ?? {}, two: people['luis'] ?? {} })
    await arrive(hub, 'staff', 'one')
    await arrive(hub, 'staff', 'two')
    const accounts = await hub.hub.app.database('oidc_identity').orderBy('subject').pluck('account')
    expect(accounts).toEqual(['oidc-finanzas', 'oidc-finanzas-2'])
  })

  it('lose what their groups no longer give, and the sessions that stood for it', async () => {
    const who: Record<string, Record<string, unknown>> = { maria: { ...people['maria'] } }
    const { hub } = await setUp({}, who)
    const first = await arrive(hub, 'staff', 'maria')
    who['maria'] = { ...who['maria'], groups: ['rutas'] }
    const second = await arrive(hub, 'staff', 'maria')
    expect(second.session.roles).toEqual(['transport'])
    expect((await sessionOf(hub, first.browser)).kind).toBe('anonymous')

    who['maria'] = { ...who['maria'], groups: [] }
    const third = await arrive(hub, 'staff', 'maria')
    expect(third.at).toBe(dashboard + refused)
    expect((await sessionOf(hub, second.browser)).kind).toBe('anonymous')
    const changes = await hub.hub.app
      .database('audit')
      .where({ act: 'staff.change' })
      .orderBy('id')
      .pluck('after')
    expect(changes).toEqual(['{"roles":["transport"]}', '{"roles":[]}'])
  })

  it('who are disabled here stay out, whatever the provider says', async () => {
    const { hub } = await setUp()
    await arrive(hub, 'staff', 'maria')
    const row = hub.hub.app.database('staff').where({ username: 'oidc-maria.gomez' })
    await row.update({ disabled_at: '2025-06-19T10:00:00.000Z' })
    const { at, session } = await arrive(hub, 'staff', 'maria')
    expect([at, session.kind]).toEqual([dashboard + refused, 'anonymous'])
  })

  it('have no password here', async () => {
    const { hub } = await setUp()
    await arrive(hub, 'staff', 'maria')
    for (const password of ['', 'demo', 'none']) {
      const answer = await hub
        .visitor()
        .post('/api/staff/session', { username: 'oidc-maria.gomez', password })
      expect([400, 401]).toContain(answer.status)
    }
  })
})

describe.each(databases)('A guardian from a provider, on $name', (database) => {
  it('comes in by a verified address, and is the same guardian each time', async () => {
    const { hub } = await setUp({ database })
    const first = await arrive(hub, 'guardians', 'ana')
    expect([first.at, first.session]).toEqual([
      portal,
      { kind: 'guardian', name: 'Ana Ruiz', roles: [], csrfToken: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ])
    await arrive(hub, 'guardians', 'ana')
    const guardians = await hub.hub.app.database('guardian')
    expect(guardians).toMatchObject([{ email: 'ana.ruiz@example.com', password_hash: null }])
    expect(guardians[0].verified_at).not.toBeNull()
  })
})

describe('A guardian from a provider', () => {
  it.each(['unsure', 'mute'])('whose address is not verified there is refused: %s', async (person) => {
    const { hub } = await setUp()
    const { at, session } = await arrive(hub, 'guardians', person)
    expect([at, session.kind]).toEqual([portal + refused, 'anonymous'])
    expect(await hub.hub.app.database('guardian')).toEqual([])
  })

  it('takes over a registration of the address that nobody verified, without its password', async () => {
    const { hub } = await setUp()
    const stranger = { email: 'ana.ruiz@example.com', name: 'Otro', password: 'la clave de otro' }
    await hub.visitor().post('/api/guardians', stranger)
    expect((await arrive(hub, 'guardians', 'ana')).session.name).toBe('Ana Ruiz')
    const { email, password } = stranger
    const answer = await hub.visitor().post('/api/guardians/session', { email, password })
    expect(answer.status).toBe(401)
  })

  it('who is disabled stays out', async () => {
    const { hub } = await setUp()
    await arrive(hub, 'guardians', 'ana')
    await hub.hub.app.database('guardian').update({ disabled_at: '2025-06-19T10:00:00.000Z' })
    expect((await arrive(hub, 'guardians', 'ana')).at).toBe(portal + refused)
  })
})

describe('The way to a provider and back', () => {
  const theHub = useHub()

  it('asks with code, PKCE, state and nonce, and seals them in a cookie that scripts cannot read', async () => {
    const { hub, provider } = await setUp()
    const { status, headers } = await new Traveller().step(`${hub.url}/api/staff/oidc?next=//evil.example`)
    const asked = new URL(headers.get('location') ?? '')
    expect(status).toBe(302)
    expect(asked.href.startsWith(`${provider.client['issuer']}/auth?`)).toBe(true)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'matricula',
      response_type: 'code',
      redirect_uri: `${hub.url}/api/staff/oidc`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^\w{22}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^bell-oidc-staff=Fe26\.2\*.*HttpOnly; SameSite=Lax; Path=\/$/)
    expect(cookie).not.toContain('Secure')
  })

  it('seals with Secure where the hub is reached by https', async () => {
    const provider = await runProvider(people)
    const hub = await runHub({
      settings: {
        server: { publicUrl: 'https://hub.example', sandboxHosts: 'hub.example' },
        access: { oidc: { staff: { ...provider.client, roles } } },
      },
    })
    const { headers } = await new Traveller().step(`${hub.visitor().url}/api/staff/oidc`)
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/)
    const asked = new URL(headers.get('location') ?? '')
    expect(asked.searchParams.get('redirect_uri')).toBe('https://hub.example/api/staff/oidc')
  })

  it('opens a session under a new secret each time', async () => {
    const { hub } = await setUp()
    const { browser } = await arrive(hub, 'guardians', 'ana')
    const before = browser.cookiesOf(hub.url)
    await signInThere(browser, `${hub.url}/api/guardians/oidc`, 'ana')
    expect(browser.cookiesOf(hub.url)).toMatch(/^matricula=/)
    expect(browser.cookiesOf(hub.url)).not.toBe(before)
  })

  it.each(['staff', 'guardians'])('is not there for %s while no provider is set', async (who) => {
    const answer = await theHub().visitor().get<{ code: string }>(`/api/${who}/oidc?code=a&state=b`)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})
