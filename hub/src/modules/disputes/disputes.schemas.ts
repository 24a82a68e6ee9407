import Joi from 'joi'
import { disputeReasons, disputeStatuses, lossBearers } from '../../../api/lists.ts'
import { day } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import type { DisputeReason, LossBearer } from '../payments/index.ts'
import { secondPersonFrom, waitingView } from '../approvals/approvals.schemas.ts'
import { namedPart } from '../payments-office/office.schemas.ts'
import { token } from '../payments/payments.schemas.ts'
import { disputeSorts, listedStatuses } from './dispute-list.store.ts'

const cop = Joi.number().integer()
const most = 1_000_000_000_000
const text = Joi.string()
const uuid = Joi.string().guid()
const onDay = day.description('A day in Bogotá')

export const disputesQuery = listQuery<{ readonly search?: string }>(disputeSorts, {
  status: Joi.valid(...listedStatuses),
  search: searchText,
})

const paidParts = Joi.array()
  .items(
    Joi.object({
      order: token.allow(null).required().description('Null where it pays an invoice'),
      student: text.required(),
      name: text.allow('').required(),
      grade: text.allow('').required(),
      part: namedPart,
    }).label('DisputedPart'),
  )
  .required()

const chargeNames = { instance: text.required(), reference: text.required(), provider_ref: text.required() }

const disputeFields = {
  id: uuid.required(),
  status: Joi.valid(...disputeStatuses).required(),
  overdue: Joi.boolean().required().description('The last day to answer has passed without an answer'),
  amount: cop.required(),
  fee: cop.required().description('What the provider charges for the case; it stays with the provider'),
  reason: Joi.valid(...disputeReasons).required(),
  case_reference: text.required(),
  opened_on: onDay.required(),
  answer_by: onDay.required(),
  answered_on: onDay.allow(null).required(),
  answer: text.allow(null).required(),
  told_lost_on: onDay
    .allow(null)
    .required()
    .description('On which its provider decided for whoever paid; finance says who bears it'),
  ended_on: onDay.allow(null).required(),
  borne_by: Joi.valid(...lossBearers, null).required(),
  recorded_by: text.required(),
  recorded_at: Joi.string().isoDate().required(),
  answered_by: text.allow(null).required(),
  ended_by: text.allow(null).required(),
  payment: uuid.required(),
  ...chargeNames,
  parts: paidParts,
}

export const disputeView = Joi.object(disputeFields).label('Dispute')

export const openedDisputeView = Joi.object({
  ...disputeFields,
  second_person_from: secondPersonFrom,
  waiting: waitingView,
}).label('OpenedDispute')

export const disputeViews = Joi.array().items(disputeView).label('Disputes')

export const contestableQuery = Joi.object<{ readonly search: string }>({
  search: searchText
    .disallow('')
    .required()
    .description('An order’s token, or how a reference of the payment begins'),
})

export const contestableViews = Joi.array()
  .items(
    Joi.object({
      payment: uuid.required(),
      ...chargeNames,
      paid_on: onDay.required(),
      contestable: cop
        .required()
        .description('All that the provider still holds of it; 0 where that is nothing'),
      in_dispute: Joi.boolean().required(),
      disputes: Joi.array()
        .items(
          Joi.object({
            id: uuid.required(),
            case_reference: text.required(),
            status: Joi.valid(...disputeStatuses).required(),
          }).label('DisputeOfPayment'),
        )
        .required(),
      parts: paidParts,
    }).label('ContestablePayment'),
  )
  .label('ContestablePayments')

export const disputeId = Joi.object({ id: uuid.required() })

export const openHeaders = Joi.object({ 'idempotency-key': Joi.string().min(8).max(100) }).unknown()

export interface OpenDisputeBody {
  readonly payment: string
  readonly case_reference: string
  readonly amount: number
  readonly fee: number
  readonly reason: DisputeReason
  readonly opened_on: string
  readonly answer_by?: string
}

const line = (longest: number) =>
  Joi.string()
    .trim()
    .max(longest)
    .pattern(/^\P{Cc}+$/u)

export const openPayload = Joi.object<OpenDisputeBody>({
  payment: uuid.required(),
  case_reference: line(100).required(),
  amount: cop.min(1).max(most).required().description('All that the provider still holds of the payment'),
  fee: cop.min(0).max(most).default(0),
  reason: Joi.valid(...disputeReasons).required(),
  opened_on: day.required(),
  answer_by: day.description('Two working days after it opened, where the provider does not say'),
})
  .required()
  .label('DisputeOpening')

export const answerPayload = Joi.object<{ readonly answer: string; readonly on?: string }>({
  answer: Joi.string().trim().min(3).max(4000).required().description('What was sent to the provider'),
  on: day,
})
  .required()
  .label('DisputeAnswer')

const why = line(120).min(3).required()

export const winPayload = Joi.object<{ readonly reason: string; readonly on?: string }>({
  reason: why,
  on: day,
})
  .required()
  .label('DisputeWon')

export interface LossBody {
  readonly borne_by: LossBearer
  readonly reason: string
  readonly on?: string
}

export const losePayload = Joi.object<LossBody>({
  borne_by: Joi.valid(...lossBearers).required(),
  reason: why,
  on: day,
})
  .required()
  .label('DisputeLost')
