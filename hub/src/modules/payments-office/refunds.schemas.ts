import Joi from 'joi'
import { refundStatuses, refundWays } from '../../../api/lists.ts'
import { day } from '../../http/day-range.ts'
import { secondPersonFrom, waitingView } from '../approvals/approvals.schemas.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { exceptionToken } from './office.schemas.ts'
import type { DroppedRefund, TransferInput } from './end-refund.ts'
import { refundSorts } from './refund-list.store.ts'
import type { NamedDocument } from './read-refundable.ts'
import type { RefundInput } from './refund-payment.ts'
import { refundedThings } from './unapplied-refunds.store.ts'

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
  .description('Of accounting, where the payment is of invoices; null of an order and of what is on account')

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
      of: Joi.valid(...refundedThings).required(),
      token: exceptionToken.description('Of the order or the payment; none of what nobody here began'),
      exception: Joi.string()
        .allow('', null)
        .required()
        .description('Reference of the payment to review that it was decided in; null of any other'),
      student: Joi.string()
        .allow('')
        .required()
        .description('One or several codes; none where nobody is known'),
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
  second_person_from: secondPersonFrom,
}

const refundPayer = Joi.object({
  place: cop.required().description('Of the part among those of its order, from 1'),
  label: Joi.string().allow('').required().description('As the part was called by who made it'),
  payer: Joi.string().allow(null).required().description('Null once who paid has asked for erasure'),
  reference: Joi.string().required().description('Of the part’s payment'),
  amount: cop.required().description('COP of the refund'),
  transfer: Joi.object({ reference: Joi.string().required(), day: Joi.string().required() })
    .allow(null)
    .required()
    .label('RefundTransfer')
    .description('By which it went back; null until it has, and where one transfer was for all'),
}).label('RefundPayer')

const refundWithPayers = Joi.object({
  ...refundFields,
  payers: Joi.array()
    .items(refundPayer)
    .required()
    .description('Whose money it is, of an order that was paid in parts; none of any other'),
}).label('PaymentRefund')

export const refundsView = Joi.object({
  ...offer,
  waiting: waitingView,
  refunds: Joi.array().items(refundWithPayers).required(),
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

const transfer = { reference: written(60), day: day.required() }

export const transferPayload = Joi.object<TransferInput>({
  reference: written(60).optional(),
  day,
  transfers: Joi.array()
    .items(Joi.object({ place: cop.min(1).required(), ...transfer }).label('TransferOfPart'))
    .min(1)
    .max(20)
    .description(
      'Of an order that was paid in parts: one for each part that has some of it back, in the place of both',
    ),
})
  .xor('reference', 'transfers')
  .and('reference', 'day')
  .required()
  .label('RecordedTransfer')

export const dropPayload = Joi.object<Pick<DroppedRefund, 'reason'>>({ reason: written(120) })
  .required()
  .label('DroppedRefund')
