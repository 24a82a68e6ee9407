import { expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import {
  contested,
  type DisputeBody,
  onlyContestable,
  open,
  opening,
  paidOrder,
  say,
  today,
  why,
} from '@matricula/hub/testing/disputes'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'

const listed = '/api/disputes'

it('A dispute opened under an Idempotency-Key is the same one again, and no other request is answered under it', async () => {
  const paid = await paidOrder()
  const key = 'clave-0001'
  const first = await open(paid.finance, opening(paid), key)
  expect(first.status).toBe(200)
  expect((await open(paid.finance, opening(paid), key)).body.id).toBe(first.body.id)
  const other = await open(paid.finance, { ...opening(paid), case_reference: 'CB-9' }, key)
  expect(other.body).toMatchObject({ code: 'KEY_REUSED' })
})

it('A key whose dispute was refused is free for the one that is put right', async () => {
  const paid = await paidOrder()
  const key = 'clave-0002'
  const part = await open(paid.finance, { ...opening(paid), amount: paid.amount - 1 }, key)
  expect(part.body).toMatchObject({
    code: 'BAD_INPUT',
    errors: { amount: [expect.stringContaining('todo')] },
  })
  expect((await open(paid.finance, opening(paid), key)).status).toBe(200)
})

it('Two who record the same case at once record one', async () => {
  const paid = await paidOrder()
  const [one, other] = await Promise.all([
    open(paid.finance, opening(paid)),
    open(paid.finance, opening(paid)),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.id).toBe(other.body.id)
  expect(await paid.hub.hub.app.database('dispute')).toHaveLength(1)
})

it('A payment that may be contested is found by each reference that the office shows of it', async () => {
  const { hub, finance, payment, started } = await paidOrder()
  const order = await hub.hub.app.database('enrollment_order').first('reference')
  for (const search of [started.token, started.data?.reference, started.data?.providerRef, order.reference])
    expect((await onlyContestable(finance, search)).payment, search).toBe(payment)
})

it('The list begins with what is to be answered first, says what is late, and is found by case, payment and student', async () => {
  const { hub, finance, dispute, started } = await contested()
  const ids = async (query: string) =>
    (await finance.get<readonly DisputeBody[]>(`${listed}${query}`)).body.map(({ id }) => id)
  const searches = ['CB-1', started.data?.reference, started.data?.providerRef, '10001']
  for (const search of searches) expect(await ids(`?search=${search}`)).toEqual([dispute.id])
  expect(await ids('?search=CB-7')).toEqual([])
  expect(await ids('?status=won')).toEqual([])
  const { body, headers } = await finance.get<readonly DisputeBody[]>(`${listed}?status=open&page[size]=1`)
  expect(headers.get('x-total-count')).toBe('1')
  expect(body[0]).toMatchObject({ overdue: false, parts: [{ order: started.token, student: '10001' }] })

  await setSeasonClock(hub, '2025-06-25T15:00:00.000Z')
  expect((await finance.get<readonly DisputeBody[]>(listed)).body[0]?.overdue).toBe(true)
  await say(finance, dispute, 'answer', { answer: 'El contrato' })
  expect((await finance.get<readonly DisputeBody[]>(listed)).body[0]?.overdue).toBe(false)
})

it('What is said of a dispute is of a day between its own and today', async () => {
  const { finance, dispute } = await contested()
  for (const on of ['2025-06-18', '2025-06-20']) {
    const { body } = await say(finance, dispute, 'win', { reason: why, on })
    expect(body).toMatchObject({ code: 'BAD_INPUT', errors: { on: [expect.any(String)] } })
  }
  expect((await say(finance, dispute, 'win', { reason: why, on: today })).status).toBe(200)
})

it('Disputes are finance’s alone, and each act on one is in the trail', async () => {
  const { hub, finance, dispute, payment, amount } = await contested()
  const admissions = await signInStaff(hub, 'admissions')
  expect((await admissions.get(listed)).status).toBe(403)
  expect((await open(admissions, opening({ payment, amount }))).status).toBe(403)
  expect((await say(admissions, dispute, 'win', { reason: why })).status).toBe(403)
  expect((await say(finance, { id: payment }, 'win', { reason: why })).status).toBe(404)
  await say(finance, dispute, 'answer', { answer: 'El contrato' })
  await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

  const acts: readonly { act: string; actor: string; after: string }[] = await hub.hub.app
    .database('audit')
    .where({ subject: `dispute:${dispute.id}` })
    .whereLike('act', 'dispute.%')
    .orderBy('id')
  expect(acts.map(({ act }) => act)).toEqual(['dispute.open', 'dispute.answer', 'dispute.lose'])
  expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set(['staff:finanzas']))
  expect(acts.every(({ after }) => !after.includes('El contrato'))).toBe(true)
})
