import type { Database } from '../../db/open-database.ts'
import { findOrderByToken, orderWithCharges } from '../enrollment/index.ts'
import { PaymentAttempt } from './attempt.model.ts'
import { Payment } from './payment.model.ts'

/** Everything that happened to one order, in order: what staff and an auditor read. */
export async function readTimeline(database: Database, token: string): Promise<object | null> {
  const found = await findOrderByToken(database, token)
  if (found === null) return null
  const order = await orderWithCharges(database, found.id)
  const attempts = await PaymentAttempt.query(database).where({ order_id: order.id }).orderBy('started_at')
  const payment = await Payment.query(database).findOne({ order_id: order.id })
  const references = attempts.map(({ reference }) => reference)
  const callbacks = await database('callback_inbox').whereIn('reference', references).orderBy('id')
  const deliveries = await database('outbox').whereIn('key', [`receipt:${order.id}`, `order:${order.id}`])
  const document = await database('accounting_document').where({ order_id: order.id }).first()
  const receipt = await database('receipt').where({ order_id: order.id }).first()
  const exceptions = await database('payment_exception').whereIn('reference', references)
  return {
    token,
    status: order.status,
    reference: order.reference,
    total: order.total,
    charges: order.charges ?? [],
    attempts: attempts.map(
      ({ payer: _payer, checkout: _checkout, idempotencyKey: _key, ...attempt }) => attempt,
    ),
    payment: payment ?? null,
    callbacks: callbacks.map(({ event: _event, ...callback }: Record<string, unknown>) => callback),
    deliveries,
    document: document ?? null,
    receipt: receipt === undefined ? null : { number: receipt.number, issuedAt: receipt.issued_at },
    exceptions,
  }
}
