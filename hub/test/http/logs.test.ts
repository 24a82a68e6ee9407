import { describe, expect, it } from 'vitest'
import { Family, type PaymentBody, rightAndCosts } from '@matricula/hub/testing/family'
import { mailsTo } from '@matricula/hub/testing/mailbox'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'

const json = { 'content-type': 'application/json' }

const payer = {
  name: 'Zacarías',
  lastname: 'Quiñónez Plantado',
  id: '1098765432',
  email: 'plantado@payer.example',
  phone: '3157654321',
}

const guardian = {
  email: 'plantada@guardian.example',
  name: 'Wenceslada Plantada',
  password: 'planted-guardian-password',
}

/** Said in calls that the hub refuses. */
const refused = [
  'planted-staff-password',
  'planted-username',
  'planted-bearer-key',
  'planted-cookie',
  'planted-in-bad-json',
  'planted-in-a-long-address',
  'planted-street',
  'planted-applicant',
  'planted-in-a-query',
  'planted-origin',
]

type Secrets = readonly (string | null | undefined)[]

async function wizard(hub: TestHub): Promise<Secrets> {
  const family = await Family.signIn(hub, 'A1B2C')
  const { visitor } = family
  await visitor.get('/api/enrollment/student')
  await visitor.put('/api/enrollment/draft', { transport: payer.name })
  await visitor.get(`/api/maps/search?text=${encodeURIComponent('planted-street 12')}`)
  await visitor.post('/api/googleAPI/confirm', { code: 'A1B2C', dir: payer.email })
  const started = await family.pay(await family.quote(rightAndCosts), { payer })
  if (started.status !== 200) throw new Error(started.text)
  await family.chooseAtProvider(started.body, 'approve')
  const paid: PaymentBody = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  await visitor.get(`/api/enrollment/resume/${paid.data?.receiptToken ?? ''}`)
  const secrets = ['A1B2C', visitor.cookie.replace('matricula=', ''), visitor.csrfToken]
  return [...secrets, paid.token, paid.data?.receiptToken, ...Object.values(payer)]
}

async function guardians(hub: TestHub): Promise<Secrets> {
  const browser = hub.visitor()
  const registered = await browser.post('/api/guardians', guardian)
  expect(registered.status).toBe(202)
  await mailsTo(hub, guardian.email)
  await browser.post('/api/guardians/session', guardian)
  await browser.post('/api/guardians/reset', { email: guardian.email })
  await browser.post('/api/guardians', { ...guardian, email: `${guardian.email}@` })
  return Object.values(guardian)
}

async function office(hub: TestHub): Promise<Secrets> {
  const admin = await signInStaff(hub, 'admin')
  const made = await admin.post<{ secret?: string; key?: string }>('/api/keys', {
    name: 'Informes',
    roles: ['finance'],
  })
  expect([200, 201]).toContain(made.status)
  const key = Object.values(made.body).find((value) => typeof value === 'string' && value.length > 30)
  expect(key).toBeDefined()
  await hub.visitor().get('/api/enrollment/admin/students', { authorization: `Bearer ${key}` })
  await admin.get('/api/privacy/families/A1B2C')
  await admin.post('/api/privacy/families/A1B2C/erase', { reason: 'planted-in-a-query' })
  return [key, admin.cookie.replace('matricula=', ''), admin.csrfToken]
}

async function nonsense(hub: TestHub): Promise<Secrets> {
  const stranger = hub.visitor()
  const staff = { username: 'planted-username', password: 'planted-staff-password' }
  await stranger.post('/api/staff/session', staff)
  await stranger.post('/api/staff/session', { ...staff, username: 'admin' })
  await stranger.get('/api/enrollment/admin/students', { authorization: 'Bearer planted-bearer-key' })
  await stranger.get('/api/session', { cookie: 'matricula=planted-cookie' })
  await stranger.send('POST', '/api/enrollment/login', '{"studentCode": "planted-in-bad-json', json)
  await stranger.post('/api/enrollment/login', { studentCode: 'planted-in-bad-json' })
  await stranger.post(
    '/api/enrollment/login',
    { studentCode: '10001' },
    { origin: 'https://planted-origin.example' },
  )
  await stranger.get(`/api/nothing/${'planted-in-a-long-address'.repeat(300)}`)
  await stranger.get('/api/audit?actor=planted-in-a-query&actor=planted-in-a-query')
  await stranger.post('/api/payments/callbacks/card', { reference: payer.id, payer })
  return refused
}

async function failingVendors(hub: TestHub): Promise<Secrets> {
  const { app } = hub.hub
  const family = await Family.signIn(hub, '10003')
  const admissions = await signInStaff(hub, 'admissions')
  for (const vendor of ['accounting.main', 'maps.main', 'sis.main', 'payments.card', 'notices.main'])
    await faultsAt(app, vendor).injectFault('unreachable')
  await family.visitor.get(`/api/maps/search?text=${encodeURIComponent('planted-street 12')}`)
  const json = encodeURIComponent(JSON.stringify({ email: 'planted-applicant' }))
  await admissions.send('POST', `/api/alma/openApplyInfo/${json}`, '{}', {
    'content-type': 'application/json',
  })
  await admissions.get('/api/alma/student/planted-applicant')
  await breakDatabase(hub, family.visitor)
  return [...refused, family.visitor.csrfToken]
}

/** What the database itself says of a statement names its values. */
async function breakDatabase({ hub }: TestHub, visitor: Visitor): Promise<void> {
  await hub.app.database.schema.dropTable('draft')
  const draft = { version: 0, step: 1, period: 3, method: 2, quotas: 11, transport: { is: 'none' } }
  expect((await visitor.put('/api/enrollment/draft', draft)).status).toBe(500)
}

function leaks({ lines }: TestHub, secrets: Secrets): readonly (string | null | undefined)[] {
  const log = lines.join('\n').toLowerCase()
  return secrets.filter((one) => one == null || one === '' || log.includes(one.toLowerCase()))
}

describe('No line of the log holds', () => {
  it.each([
    ['a student, a payer or a token of an enrollment', wizard],
    ['a guardian or a password', guardians],
    ['a key, a cookie or a reason of the office', office],
    ['what was sent to be refused', nonsense],
    ['what was asked of vendors that failed, or of a database that broke', failingVendors],
  ])('%s', async (_title, act) => {
    const hub = await runHub()
    const secrets = await act(hub)
    expect(secrets.length).toBeGreaterThan(2)
    expect(hub.lines.length).toBeGreaterThan(0)
    expect(leaks(hub, secrets)).toEqual([])
  })

  it('is a promise that this test could break', async () => {
    const hub = await runHub()
    hub.hub.app.log.info({ payer }, 'planted')
    expect(leaks(hub, Object.values(payer))).toEqual(Object.values(payer))
  })
})
