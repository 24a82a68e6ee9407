import { manual } from '../../test/modules/approvals/a-request.ts'
import { Auditor, bookElsewhere, chargeElsewhere, today } from '../reconciliation.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'
import type { Acts, CallReader, Prepared } from './act.ts'
import { bodyOf, type School } from './school.ts'
import { refundOf } from './walked-school.ts'

/** What finance does about payments, with a second person where it is much money. */
export const moneyActs: Acts = {
  'POST /api/payments/bank-agreement/{token}/confirm': async (school) => {
    const { token } = await school.agreed()
    return { values: { token }, body: manual }
  },
  'POST /api/payments/bank-agreement/{token}/cancel': async (school) => ({
    values: { token: (await school.agreed()).token },
    body: { reason: 'La familia paga en línea' },
  }),
  'POST /api/payments/bank-agreement/file': async (school) => {
    const { data } = await school.agreed()
    const line = `${data?.reference};${data?.amount};2025-06-19`
    const content = `referencia;valor;fecha\n${line}\n`
    return { body: { name: 'banco.csv', content, mode: 'plan' } }
  },
  'POST /api/approvals/{id}/approve': (school, reader) => asked(school, school.other(reader)),
  'POST /api/approvals/{id}/refuse': async (school, reader) => ({
    ...(await asked(school, school.other(reader))),
    body: { reason: 'Falta el recibo' },
  }),
  'POST /api/approvals/{id}/withdraw': async (school, reader) => ({
    ...(await asked(school, school.staff(reader))),
    body: { reason: 'Era otra orden' },
  }),
  'POST /api/payments/{token}/retry-delivery': async (school) => {
    const family = await school.newcomer()
    const { order } = await school.paid(family)
    await putOnHold(school, family.code)
    return { values: { token: order } }
  },
  'POST /api/outbox/{id}/retry': async (school) => {
    const family = await school.newcomer()
    await school.paid(family)
    return { values: { id: await putOnHold(school, family.code) } }
  },
  'POST /api/outbox/{id}/hold': async (school) => {
    const family = await school.newcomer()
    await school.paid(family)
    const id = await putOnHold(school, family.code)
    await school.hub.hub.app
      .database('outbox')
      .where({ id })
      .update({ status: 'due', due_at: '2100-01-01T00:00:00.000Z' })
    return { values: { id } }
  },
  'POST /api/payments/{token}/refunds': async (school) => {
    const { order } = await school.paid(await school.newcomer())
    return { values: { token: order }, body: partByBank, headers: { 'idempotency-key': 'walked-refund' } }
  },
  'POST /api/refunds/{id}/done': async (school, reader) => ({
    values: { id: (await sentByBank(school, reader)).id },
    body: transfer,
  }),
  'GET /api/receipts/{token}/refunds/{place}': refundReceipt,
  'GET /api/receipts/{token}/refunds/{place}.pdf': refundReceipt,
  'POST /api/refunds/{id}/refused': async (school, reader) => ({
    values: { id: (await sentByBank(school, reader)).id },
    body: { reason: 'Cuenta errada' },
  }),
  'POST /api/payments/{token}/resolve': async (school, reader) => refundOf(school.staff(reader)),
  'POST /api/reconciliation/days/{day}/matches': async (school) => ({
    values: { day: today },
    body: { rows: await twoRows(school), reason: 'Visto con el banco' },
  }),
  'DELETE /api/reconciliation/matches/{id}': async (school, reader) => {
    const { id } = bodyOf(await new Auditor(school.staff(reader)).match(await twoRows(school)))
    return { values: { id } }
  },
}

const transfer = { reference: 'Transferencia 4711', day: today }

/** Of a part of a family's payment that has gone back. */
async function refundReceipt(school: School) {
  const { id, receipt } = await sentByBank(school, 'finance')
  bodyOf(await school.staff('finance').post(`/api/refunds/${id}/done`, transfer))
  return { values: { token: receipt, place: '1' } }
}

const partByBank = { amount: 1_000, way: 'bank', reason: 'Cupo no usado' }

/** A part of a family's payment is to go back by transfer, as a second person has approved. */
async function sentByBank(
  school: School,
  reader: CallReader,
): Promise<{ readonly id: string; readonly receipt: string }> {
  const { order, receipt } = await school.paid(await school.newcomer())
  const path = `/api/payments/${order}/refunds`
  const headers = { 'idempotency-key': 'walked-refund' }
  const { id } = bodyOf(await school.staff(reader).post<{ id: string }>(path, partByBank, headers))
  bodyOf(await school.other(reader).post(`/api/approvals/${id}/approve`, {}))
  const { refunds } = bodyOf(await school.staff(reader).get<{ refunds: { id: string }[] }>(path))
  return { id: refunds[0]?.id ?? '', receipt }
}

/** Somebody asks to confirm a family's agreement. */
async function asked(school: School, who: Visitor): Promise<Prepared> {
  const { token } = await school.agreed()
  const path = `/api/payments/bank-agreement/${token}/confirm`
  const { id } = bodyOf(await who.post<{ id: string }>(path, manual))
  return { values: { id } }
}

/** A delivery of that student's order has been given up. */
async function putOnHold({ hub }: School, code: string): Promise<number> {
  const { database } = hub.hub.app
  const order: { id: string } = await database('enrollment_order').where({ student_code: code }).first('id')
  const ofOrder = () => database('outbox').where({ topic: 'notice.receipt' }).whereLike('key', `%${order.id}`)
  const { id } = await until(
    () => ofOrder().first(),
    (row) => row?.status === 'done',
  )
  await database('outbox').where({ id }).update({ status: 'on_hold' })
  return id
}

/** Payments that nobody began here. */
async function twoRows(school: School): Promise<readonly string[]> {
  const elsewhere = { reference: `LINK-${school.count()}`, amount: 480_000 }
  await chargeElsewhere(school.hub, [elsewhere])
  const booked = await bookElsewhere(school.hub, { ...elsewhere, reference: `${elsewhere.reference}-A` })
  return [`card:SP-${elsewhere.reference}`, booked]
}
