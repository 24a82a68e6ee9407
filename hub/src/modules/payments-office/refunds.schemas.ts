import Joi from 'joi'
import { refundStatuses, refundWays } from '../../../api/lists.ts'
import { day } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { token } from '../payments/payments.schemas.ts'
import type { RecordedTransfer, DroppedRefund } from './end-refund.ts'
import { refundSorts } from './refund-list.store.ts'
import type { NamedDocument } from './read-refundable.ts'
import type { RefundInput } from './refund-payment.ts'

const cop = Joi.number().integer()
const instant = Joi.string().isoDate()
const way = Joi.valid(...refundWays)
const status = Joi.valid(...refundStatuses)

const written = (most: number) =>
  Joi.string()
    .trim()
    .min(3)
    .max(most)
    .pattern(/^\P{Cc}+$/u)
    .required()

export const namedDocument = Joi.object<NamedDocument>({
  CardCode: Joi.string().max(20).required(),
  DocNum: Joi.string().max(50).required(),
}).label('NamedDocument')

const document = namedDocument
  .label('RefundedDocument')
  .allow(null)
  .required()
  .description('Of accounting, where the payment is a guardian’s of invoices; null of an order')

const refundFields = {
  id: Joi.string().uuid().required(),
  amount: cop.required(),
  way: way.required(),
  status: status.required(),
  document,
  reason: Joi.string().allow(null).required(),
  refusal: Joi.string().allow('', null).required(),
  reference: Joi.string().allow(null).required().description('As the provider or the bank names it'),
  day: Joi.string().allow(null).required().description('Of the money, in Bogotá'),
  sent_at: instant.required(),
  ended_at: instant.allow(null).required(),
  actor: Joi.string().required(),
}

export const refundView = Joi.object(refundFields).label('Refund')

export const refundsQuery = listQuery<{ readonly search?: string }>(refundSorts, {
  status,
  way,
  search: searchText,
})

export const listedRefunds = Joi.array()
  .items(
    Joi.object({
      ...refundFields,
      token: token.required().description('Of the order, or of the payment that a guardian made'),
      student: Joi.string().required(),
      name: Joi.string().allow('').required(),
      grade: Joi.string().allow('').required(),
      paid_at: instant.required().description('Before whose day nothing of it went back'),
    }).label('ListedRefund'),
  )
  .label('ListedRefunds')

const offer = {
  left: cop.required().description('COP of the payment that can still be given back'),
  provider: Joi.valid('none', 'whole', 'part')
    .required()
    .description(
      'How much of it the provider gives back: none, the whole or any part; the rest goes by transfer',
    ),
  contested: Joi.boolean()
    .required()
    .description('Nothing of it goes back while it is in dispute, or once the school has borne its loss'),
}

export const refundsView = Joi.object({
  ...offer,
  refunds: Joi.array().items(refundView).required(),
  documents: Joi.array()
    .items(Joi.object({ document: namedDocument.required(), ...offer }).label('RefundableDocument'))
    .required()
    .description('What a guardian’s payment paid: each is given back by itself. None of an order'),
}).label('PaymentRefunds')

export const refundHeaders = Joi.object({
  'idempotency-key': Joi.string().min(8).max(100).required(),
}).unknown()

export const refundPayload = Joi.object<RefundInput>({
  amount: cop.min(1).max(1_000_000_000_000).required(),
  way: way.required(),
  reason: written(120),
  document: namedDocument
    .label('DocumentToRefund')
    .allow(null)
    .default(null)
    .description('Which of the documents that a guardian’s payment paid; none of an order'),
})
  .required()
  .label('RefundPayment')

export const transferPayload = Joi.object<Pick<RecordedTransfer, 'reference' | 'day'>>({
  reference: written(60),
  day: day.required(),
})
  .required()
  .label('RecordedTransfer')

export const dropPayload = Joi.object<Pick<DroppedRefund, 'reason'>>({ reason: written(120) })
  .required()
  .label('DroppedRefund')
