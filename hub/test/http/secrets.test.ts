import { describe, expect, it } from 'vitest'
import { emptySqlite } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** Given to the hub by its operator; nobody who comes by the network is to see one. */
const given = {
  admin: 'planted-first-admin-password',
  staffOidc: 'planted-staff-oidc-secret',
  guardiansOidc: 'planted-guardians-oidc-secret',
  provider: 'planted-provider-secret',
  invoices: 'planted-invoices-secret',
  esign: 'planted-esign-secret',
  database: 'planted-database-key',
}

const payer = {
  name: 'Zacarías',
  lastname: 'Quiñónez Plantado',
  id: '1098765432',
  email: 'plantado@payer.example',
  phone: '3157654321',
}

/** Nobody answers there. */
const nowhere = 'http://127.0.0.1:9'

const client = (clientSecret: string) => ({
  issuer: nowhere,
  authorizationUrl: `${nowhere}/authorize`,
  tokenUrl: `${nowhere}/token`,
  jwksUrl: `${nowhere}/keys`,
  clientId: 'matricula',
  clientSecret,
})

function plantedHub(): Promise<TestHub> {
  return runHub({
    database: emptySqlite,
    settings: {
      access: {
        firstAdminPassword: given.admin,
        oidc: {
          staff: { ...client(given.staffOidc), rolesClaim: 'groups', roles: { it: 'it' } },
          guardians: client(given.guardiansOidc),
        },
      },
      database: { encryptionKey: given.database },
    },
    plugins: {
      payments: {
        card: { settings: { secret: given.provider } },
        invoices: { settings: { secret: given.invoices } },
      },
      esign: { main: { settings: { secret: given.esign } } },
    },
  })
}

/** Every answer that refuses, and the few that tell how the hub is. */
function answersOf({ hub: { server } }: TestHub): readonly string[] {
  const answers: string[] = []
  const pathsRead = [
    '/api/doctor',
    '/api/plugins',
    '/api/logs',
    '/metrics',
    '/openapi.json',
    '/api/health/ready',
  ]
  server.events.on('response', ({ path, response }) => {
    if ('isBoom' in response) throw new Error(`${path} went out as it was thrown`)
    if (response.statusCode >= 400 || pathsRead.includes(path)) answers.push(JSON.stringify(response.source))
  })
  return answers
}

async function signIns(hub: TestHub): Promise<readonly string[]> {
  const { visitor } = hub
  await visitor().post('/api/staff/session', { username: 'admin', password: 'planted-wrong-password' })
  await visitor().post('/api/staff/session', { username: 'admin', password: { planted: 'planted-no-text' } })
  await visitor().post('/api/guardians/session', {
    email: payer.email,
    password: 'planted-guardian-password',
  })
  await visitor().post('/api/enrollment/login', { studentCode: '10001', secondProof: 'planted-proof' })
  await visitor().get('/api/payments', { authorization: 'Bearer planted-api-key-0123456789abcdef' })
  await visitor().get('/api/enrollment/student', { cookie: 'matricula=planted-cookie' })
  for (const address of ['/api/staff/oidc', '/api/guardians/oidc']) await comeBackFrom(hub, address)
  return [
    'planted-wrong-password',
    'planted-no-text',
    'planted-guardian-password',
    'planted-proof',
    'planted-api-key-0123456789abcdef',
    'planted-cookie',
    'planted-code',
  ]
}

/** As a browser that has been to the provider, which then answers nobody. */
async function comeBackFrom({ visitor }: TestHub, address: string): Promise<void> {
  const gone = await visitor().get(address)
  expect(gone.status).toBe(302)
  const state = new URL(gone.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const cookie = gone.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await visitor().get(`${address}?code=planted-code&state=${encodeURIComponent(state)}`, { cookie })
}

/** A payment, genuine and forged callbacks, a provider that fails in the middle, and a database that breaks. */
async function money(hub: TestHub): Promise<readonly string[]> {
  const family = await Family.signIn(hub, 'A1B2C')
  const started = await family.pay(await family.quote(rightAndCosts), { payer })
  expect(started.status).toBe(200)
  const provider = new Provider(hub)
  const forged = { eventId: 'e', reference: payer.id, status: 'Aceptada', amount: 1 }
  await provider.call({ body: JSON.stringify({ ...forged, payer }), signature: 'planted-signature' })
  await provider.call({ body: `{"planted-broken-json": "${payer.email}`, signature: null })
  const other = await Family.signIn(hub, '10003')
  await faultsAt(hub.hub.app, 'payments.card').injectFault('refuses')
  await other.pay(await other.quote(rightAndCosts), { payer })
  await faultsAt(hub.hub.app, 'accounting.main').injectFault('garbage')
  await other.visitor.get('/api/enrollment/balance/student/10003')
  const { csrfToken, cookie } = family.visitor
  family.visitor.csrfToken = 'planted-csrf-token'
  await family.visitor.put('/api/enrollment/draft', { planted: payer.email })
  family.visitor.csrfToken = csrfToken
  await hub.hub.app.database.schema.dropTable('draft')
  const broken = await family.visitor.get('/api/enrollment/draft')
  expect(broken.status).toBe(500)
  const shown = ['planted-signature', 'planted-broken-json', 'planted-csrf-token']
  return [...shown, csrfToken, cookie.replace('matricula=', ''), ...Object.values(payer)]
}

async function howTheHubIs(hub: TestHub): Promise<readonly string[]> {
  const it = await signInStaff(hub, 'it')
  for (const path of [
    '/api/doctor',
    '/api/plugins',
    '/api/logs',
    '/metrics',
    '/openapi.json',
    '/api/health/ready',
  ])
    expect([path, (await it.get(path)).status]).toEqual([path, 200])
  return [it.csrfToken, it.cookie.replace('matricula=', ''), 'scrypt']
}

describe('A secret', () => {
  it('that was given to the hub, or shown to it, is in no line of its log and in no refusal', async () => {
    const hub = await plantedHub()
    const answers = answersOf(hub)
    const shown = [...(await signIns(hub)), ...(await money(hub)), ...(await howTheHubIs(hub))]
    expect(answers.length).toBeGreaterThan(10)
    const everything = [...hub.lines, ...answers].join('\n').toLowerCase()
    const secrets = [...Object.values(given), ...shown]
    expect(secrets.filter((secret) => secret.length < 5)).toEqual([])
    expect(secrets.filter((secret) => everything.includes(secret.toLowerCase()))).toEqual([])
  })

  it('would be found there', async () => {
    const hub = await runHub()
    const answers = answersOf(hub)
    await hub.visitor().get('/api/enrollment/student')
    expect(answers.join()).toContain('NO_SESSION')
  })
})
