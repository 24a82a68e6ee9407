import { describe, expect, it } from 'vitest'
import type { readStudentFile } from '../../../src/modules/progress/read-student-file.ts'
import type { Refusal } from '../../../src/shared/refusal.ts'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { newcomer } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

type StudentFile = Exclude<Awaited<ReturnType<typeof readStudentFile>>, Refusal>

const path = '/api/enrollment/admin/students'

async function openOffice(hub: TestHub) {
  const desk = await signInStaff(hub, 'admissions')
  const file = (code: string) => desk.get<StudentFile>(`${path}/${code}`)
  return { desk, file, read: async (code: string) => (await file(code)).body }
}

describe.each(databases)('The file of a student on $name', (database) => {
  const theHub = useHub({ database })

  it('says who it is, at which step, and that nothing has happened yet', async () => {
    const { read } = await openOffice(theHub())
    const file = await read('10001')
    expect(file.student).toEqual({
      code: '10001',
      name: 'Mariana Gómez Rojas',
      first_names: 'Mariana',
      last_names: 'Gómez Rojas',
      grade: 'Primero',
      next_grade: 'Segundo',
      next_grade_id: 105,
      antiquity: 'old',
      authorisation: 'VALID',
      status: 'enrolled',
      left_school: false,
      family: [],
    })
    expect(file).toMatchObject({
      step: 'not-entered',
      draft: null,
      payments: [],
      consent: null,
      signIns: [],
      history: [],
      sees: { outcome: 'proceed' },
      balance: { amount: 0, kind: 'none' },
      balance_known: true,
    })
  })

  it('has no present grade for a newcomer, but the one to come', async () => {
    const { read } = await openOffice(theHub())

    const { grade, next_grade: next } = (await read(newcomer)).student

    expect([grade, next]).toEqual(['', 'Prejardín'])
  })

  it('has all that a paid enrolment left behind', async () => {
    const hub = await runHub({ database })
    const { read } = await openOffice(hub)
    const family = await Family.signIn(hub, '10001')
    const draft = { version: 0, step: 5, period: 3, method: 2, quotas: 11, transport: { is: 'none' } }
    await family.visitor.put('/api/enrollment/draft', draft)
    const quote = await family.quote(rightAndCosts)
    const { token } = await family.enrol(rightAndCosts)
    await until(() => readBooks(hub.hub.app, '10001'), isDelivered)
    const receipt = await hub.hub.app.database('receipt').first('token')

    const file = await read('10001')

    expect(file).toMatchObject({ step: 'complete', sees: { outcome: 'complete' } })
    expect(file.draft).toMatchObject({
      step: 5,
      period: 3,
      method: 2,
      transport: { is: 'none' },
      activities: [],
    })
    expect(file.draft?.updated_at).toMatch(/^2025-06-19T15:/)
    const [payment, ...rest] = file.payments
    expect(rest).toEqual([])
    expect(payment).toMatchObject({
      token,
      flow: 'parent',
      total: quote.totals.totalV,
      path: 'provider',
      status: 'APROBADO',
      order_status: 'paid',
      receipt_token: receipt?.token,
    })
    expect(payment?.approved_at).toMatch(/^2025-06-19T15:/)
    expect(file.signIns.map(({ action, result }) => [action, result])).toEqual([['login', 'proceed']])
    expect(file.consent?.version).toBe(hub.hub.app.config.settings.privacy.noticeVersion)
    expect(file.history.map(({ actor, act }) => [actor, act]).toReversed()).toEqual([
      ['student:10001', 'draft.save'],
      ['student:10001', 'payment.begin'],
      ['provider:card', 'payment.end'],
    ])
  })

  it('shows the siblings with their steps, and each sibling the others', async () => {
    const hub = theHub()
    const { read } = await openOffice(hub)
    await Family.signIn(hub, '10014')
    const file = await read('10013')
    const brother = file.student.family.find(({ code }) => code === '10014')
    expect(brother?.step).toBe('entered')
    expect(file.student.family.map(({ code }) => code)).not.toContain('10013')
    const others = (await read('10014')).student.family
    expect(others.find(({ code }) => code === '10013')?.step).toBe('not-entered')
  })

  it('remembers who looked at it, in the words of the access policy, and no content', async () => {
    const hub = await runHub({ database })
    const { read } = await openOffice(hub)
    const family = await Family.signIn(hub, '10001')
    await family.visitor.put('/api/enrollment/draft', {
      version: 0,
      step: 1,
      period: 2,
      method: 2,
      quotas: 0,
      transport: { is: 'none' },
    })
    await read('10001')
    const { history } = await read('10001')
    expect(history.map(({ actor, act, call }) => ({ actor, act, call }))).toEqual([
      { actor: 'staff:admisiones', act: 'record.read', call: `GET ${path}/{student}` },
      { actor: 'student:10001', act: 'draft.save', call: undefined },
    ])
  })
})

describe('The file of a student', () => {
  const theHub = useHub()

  it('shows what the family would meet now without signing in for it', async () => {
    const hub = await runHub()
    const { read } = await openOffice(hub)
    expect((await read('10009')).sees.outcome).toBe('proceed')
    await setSeasonClock(hub, '2025-06-21T10:00:00-05:00')
    const late = await read('10009')
    expect([late.step, late.sees.outcome]).toEqual(['blocked', 'late-form'])
    const family = hub.visitor()
    const met = await family.post<StudentFile['sees']>('/api/enrollment/login', { studentCode: '10009' })
    expect({ title: met.body.title, body: met.body.body }).toEqual({
      title: late.sees.title,
      body: late.sees.body,
    })
    expect((await read('10012')).sees.outcome).toBe('not-active')
    expect((await read('10010')).step).toBe('complete')
    const { database } = hub.hub.app
    expect(await database('sign_in_log').where({ app: 'enrollment' }).pluck('student')).toEqual(['10009'])
    expect(await database('session').where({ kind: 'student' })).toEqual([])
  })

  it('keeps home, mail, phone and payer to itself, though the hub knows them', async () => {
    const hub = await runHub()
    const { file } = await openOffice(hub)
    const { database } = hub.hub.app
    const family = await Family.signIn(hub, '10005')
    const home = { lat: 4.86, lng: -74.05, address: 'Calle 1 # 2-3' }
    const ride = { modality: 'COMPLETO', busStop: false, direction: 'AMBAS', place: home, itemCode: 'T-1' }
    const measured = { near: 'Zona', metres: 900, basis: 'measured' }
    const transport = { is: 'chosen', ...ride, name: 'COMPLETO', price: 1, ...measured }
    const state = { step: 5, period: 3, method: 2, quotas: 11, transport }
    await database('draft').insert({
      student_code: '10005',
      project: '2025-2026',
      state: JSON.stringify(state),
      version: 1,
      step: 5,
      updated_at: hub.hub.app.clock.now().toISOString(),
    })
    await family.pay(await family.quote(rightAndCosts))
    const { text, body } = await file('10005')
    expect(body.draft?.transport).toEqual({
      is: 'chosen',
      item_code: 'T-1',
      name: 'COMPLETO',
      price: 1,
      direction: 'AMBAS',
      basis: 'measured',
      metres: 900,
    })
    for (const secret of [
      home.address,
      '4.86',
      payer.email,
      payer.phone,
      payer.lastname,
      '52.123.456',
      '52123456',
    ])
      expect(text).not.toContain(secret)
  })

  it('lists the documents on their way to be signed', async () => {
    const hub = await runHub({ settings: { documents: { enabled: true } } })
    const { desk, read } = await openOffice(hub)
    const sign = '/api/enrollment/admin/documents/zoho/sign/contract'
    const sent = await desk.post(sign, { student: '10001', email: 'ana@example.com', name: 'Ana' })
    expect(sent.status).toBe(200)
    const { documents } = await read('10001')
    expect(documents.enabled).toBe(true)
    expect(documents.signings.map(({ document, status }) => [document, status])).toEqual([
      ['contract', 'sent'],
    ])
  })

  it('stops at the last twenty sign-ins and fifty acts', async () => {
    const hub = theHub()
    const { read } = await openOffice(hub)
    const { database } = hub.hub.app
    for (let second = 10; second < 70; second += 1) {
      const at = new Date(Date.UTC(2025, 5, 10, 12, 0, second)).toISOString()
      const entry = { student: '10001', action: 'step', app: 'enrollment', section: 'pay' }
      await database('sign_in_log').insert({ ...entry, result: `${second}`, created_at: at, updated_at: at })
      await database('audit').insert({ at, actor: 'hub', act: `a${second}`, subject: '10001', trace: 't' })
    }
    const { signIns, history } = await read('10001')
    expect([signIns.length, signIns[0]?.result, signIns.at(-1)?.result]).toEqual([20, '69', '50'])
    expect([history.length, history[0]?.act, history.at(-1)?.act]).toEqual([50, 'a69', 'a20'])
  })

  it.each([
    ['99999', 404],
    ['1000', 400],
    ['10001?x=1', 400],
  ])('of %s is answered %i', async (code, status) => {
    const { file } = await openOffice(theHub())
    expect((await file(code)).status).toBe(status)
  })

  it('is found by its code in either case', async () => {
    const { read } = await openOffice(theHub())
    expect((await read('a1b2c')).student.code).toBe('A1B2C')
  })
})
