import type { Database } from '../../db/open-database.ts'
import { findOrderByToken, orderWithCharges } from '../enrollment/index.ts'
import { PaymentAttempt } from './attempt.model.ts'
import { Payment } from './payment.model.ts'

/** Everything that happened to one order, in order: what staff and an auditor read. */
export async function readTimeline(database: Database, token: string) {
  const found = await findOrderByToken(database, token)
  if (found === null) return null
  const order = await orderWithCharges(database, found.id)
  const attempts = await PaymentAttempt.query(database)
    .where({ order_id: order.id })
    .orderBy(['started_at', 'id'])
  const references = attempts.map(({ reference }) => reference)
  const ofOrder = { order_id: order.id }
  return {
    token,
    student: order.studentCode,
    status: order.status,
    reference: order.reference,
    total: order.total,
    charges: (order.charges ?? []).map(({ id: _id, orderId: _orderId, ...charge }) => charge),
    attempts: attempts.map(viewAttempt),
    payment: (await Payment.query(database).findOne(ofOrder)) ?? null,
    callbacks: await database('callback_inbox')
      .whereIn('reference', references)
      .orderBy('id')
      .select(callbackFields),
    deliveries: await database('outbox')
      .whereIn('key', [`receipt:${order.id}`, `order:${order.id}`])
      .orderBy('id')
      .select(deliveryFields),
    document: (await database('accounting_document').where(ofOrder).first(documentFields)) ?? null,
    receipt: await receiptOf(database, order.id),
    exceptions: await database('payment_exception')
      .whereIn('reference', references)
      .orderBy('id')
      .select(exceptionFields),
  }
}

/** Without the payer and the way to the provider: they are nobody's business here. */
function viewAttempt({
  payer: _payer,
  checkout: _checkout,
  idempotencyKey: _key,
  requestHash: _hash,
  ...attempt
}: PaymentAttempt) {
  return attempt
}

async function receiptOf(database: Database, orderId: string) {
  const row = await database<{ order_id: string; number: number; issued_at: string }>('receipt')
    .where({ order_id: orderId })
    .first('number', 'issued_at')
  return row === undefined ? null : { number: row.number, issuedAt: row.issued_at }
}

const callbackFields = [
  'id',
  'instance',
  'event_id',
  'reference',
  'status',
  'due_at',
  'leased_until',
  'attempts',
  'last_fault',
  'received_at',
  'done_at',
]
const deliveryFields = [
  'id',
  'topic',
  'key',
  'status',
  'due_at',
  'leased_until',
  'attempts',
  'last_fault',
  'trace',
  'created_at',
  'done_at',
]
const documentFields = ['instance', 'ref', 'number', 'reference', 'total', 'posted_at']
const exceptionFields = [
  'id',
  'kind',
  'instance',
  'reference',
  'created_at',
  'resolved_at',
  'resolved_by',
  'resolution',
]
