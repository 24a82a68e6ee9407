import Joi from 'joi'
import type { TextReader } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import { adminOrderOf, type EnrollmentOrder, hasPayment, quoteOf, viewQuote } from '../enrollment/index.ts'
import { quoteView } from '../enrollment/enrollment.schemas.ts'
import { unappliedMoneyOf } from './unapplied-money.store.ts'
import { paidWords } from '../payments/status-label.ts'
import { paidAllocationOf } from '../payments/index.ts'

const cop = Joi.number().integer().required()
const instant = Joi.string().isoDate()

const line = Joi.object({
  code: Joi.string().required(),
  name: Joi.string().required(),
  quantity: Joi.number().integer().required(),
  unit_price: cop,
}).label('OrderedLine')

const paid = Joi.object({
  amount: cop,
  word: Joi.valid(...paidWords).required(),
  reference: Joi.string().required(),
  provider_ref: Joi.string().required(),
  approved_at: instant.required(),
  returned_at: instant.allow(null).required().description('When the provider took the payment back'),
}).label('OrderPaid')

const unapplied = Joi.object({
  amount: Joi.number().allow(null).required().description('What came, in its currency'),
  currency: Joi.string().required(),
  at: instant.required(),
  returned_at: instant.allow(null).required().description('When a person said that it was given back'),
  returned_by: Joi.string().allow(null).required(),
}).label('OrderUnappliedMoney')

export const orderPriceView = Joi.object({
  status: Joi.valid(
    'open',
    'paying',
    'split',
    'agreement',
    'paid',
    'reversed',
    'withdrawn',
    'sending',
    'sent',
  ).required(),
  total: cop,
  /** As the family was priced; null of an administrator's order. */
  quote: quoteView.allow(null).required(),
  lines: Joi.array().items(line).required().description('Of an administrator’s order'),
  paid: paid.allow(null).required(),
  unapplied: Joi.array().items(unapplied).required().description('Money that came and does not pay it'),
}).label('OrderPrice')

/** What an order was priced at when it was made, by the rules of then, and what was paid for it. */
export async function viewOrderPrice(database: Database, order: EnrollmentOrder, reader: TextReader) {
  const { status, total, flow } = order
  return {
    status,
    total,
    quote: flow === 'parent' ? viewQuote(quoteOf(order), reader) : null,
    lines: flow === 'admin' ? linesOf(order) : [],
    paid: hasPayment(order) ? await paidOf(database, order) : null,
    unapplied: await unappliedMoneyOf(database, order.id),
  }
}

function linesOf(order: EnrollmentOrder) {
  return adminOrderOf(order)
    .lines.filter(({ sent }) => sent)
    .map(({ code, name, quantity, unitPrice }) => ({ code, name, quantity, unit_price: unitPrice }))
}

async function paidOf(database: Database, { id, status }: EnrollmentOrder) {
  const { amount, paidAs, reference, providerRef, approvedAt, endedAt } = await paidAllocationOf(database, id)
  return {
    amount,
    word: paidAs,
    reference,
    provider_ref: providerRef ?? reference,
    approved_at: approvedAt,
    returned_at: status === 'reversed' ? endedAt : null,
  }
}
