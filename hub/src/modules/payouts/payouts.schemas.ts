import Joi from 'joi'
import { payoutLineKinds } from '@matricula/contract'
import { payoutStatuses } from '../../../api/lists.ts'
import { day } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { listedStatuses, payoutSorts } from './payout-list.store.ts'

const cop = Joi.number().integer()
const text = Joi.string()
const uuid = Joi.string().guid()
const onDay = day.description('A day in Bogotá')

export const payoutsQuery = listQuery<{ readonly search?: string }>(payoutSorts, {
  status: Joi.valid(...listedStatuses),
  search: searchText,
})

const payoutFields = {
  id: uuid.required(),
  instance: text.required(),
  reference: text.required().description('As the provider names it'),
  status: Joi.valid(...payoutStatuses).required(),
  day: onDay.required(),
  gross: cop.required().description('What was charged, less what went back or is contested'),
  fees: cop.required().description('What the provider keeps, with its IVA'),
  withheld: cop.required(),
  net: cop.required(),
  lines: Joi.number().integer().required(),
  unexplained: Joi.number().integer().required().description('Lines about a payment that is not known here'),
  deposit_reference: text.allow(null).required().description('As the provider says that the bank names it'),
  told_at: Joi.string().isoDate().required(),
  differs_since: Joi.string()
    .isoDate()
    .allow(null)
    .required()
    .description('Since when the provider tells it otherwise; what is kept stays'),
  bank_reference: text.allow(null).required(),
  arrived_on: onDay.allow(null).required(),
  arrived_by: text.allow(null).required(),
  returned_on: onDay.allow(null).required(),
  returned_by: text.allow(null).required(),
}

export const payoutViews = Joi.array().items(Joi.object(payoutFields).label('Payout')).label('Payouts')

export const payoutView = Joi.object({
  ...payoutFields,
  parts: Joi.array()
    .items(
      Joi.object({
        kind: Joi.valid(...payoutLineKinds).required(),
        provider_ref: text.allow(null).required(),
        payment: uuid.allow(null).required(),
        reference: text.allow(null).required().description('What the payment came under'),
        orders: Joi.array().items(text).required().description('Tokens of the orders that it pays'),
        unexplained: Joi.boolean().required(),
        gross: cop.required(),
        fee: cop.required(),
        withheld: Joi.object({ retefuente: cop.required(), reteiva: cop.required(), reteica: cop.required() })
          .required()
          .label('Withheld'),
        net: cop.required(),
      }).label('PayoutLine'),
    )
    .required(),
}).label('PayoutDetails')

const total = Joi.object({ count: Joi.number().integer().required(), net: cop.required() })
  .required()
  .label('PayoutTotal')

export const payoutTotalsView = Joi.object({
  arrived: total,
  in_transit: total,
  owed: total,
  returned: total,
  expected: cop.required().description('COP of what arrived or is expected: all but what came back'),
})
  .description('owed: on their way with a net of less than 0, which the school owes the provider')
  .label('PayoutTotals')

export const payoutsOfPayment = Joi.array()
  .items(
    Joi.object({
      id: uuid.required(),
      instance: text.required(),
      reference: text.required().description('As the provider names it'),
      status: Joi.valid(...payoutStatuses).required(),
      day: onDay.required(),
      returned_on: onDay.allow(null).required(),
      net: cop.required().description('COP of the whole payout; less than 0 where the school owes it'),
      amount: cop
        .required()
        .description('COP of this payment, before fees and what is withheld, less what goes back of it'),
    }).label('PayoutOfPayment'),
  )
  .label('PayoutsOfPayment')

export const payoutId = Joi.object({ id: uuid.required() })

const line = (longest: number) =>
  Joi.string()
    .trim()
    .max(longest)
    .pattern(/^\P{Cc}+$/u)

export const arrivalPayload = Joi.object<{ readonly bank_reference: string; readonly on: string }>({
  bank_reference: line(100).required().description('What the bank’s statement says of the deposit'),
  on: onDay.required(),
})
  .required()
  .label('PayoutArrived')

export const returnPayload = Joi.object<{ readonly reason: string; readonly on: string }>({
  reason: line(120).min(3).required(),
  on: onDay.required(),
})
  .required()
  .label('PayoutReturned')

export const openingView = Joi.object({
  instance: text.required(),
  before: cop.required().description('COP that the provider had taken before, and no payout has told'),
  at_bank: cop.required().description('COP of that which finance has seen at the bank'),
  on: onDay.allow(null).required().description('Of the bank’s statement; null while nobody has said'),
}).label('OpeningBalance')

export const openingViews = Joi.array().items(openingView).label('OpeningBalances')

export const openingPayload = Joi.object<{
  readonly amount: number
  readonly on: string
  readonly reason: string
}>({
  amount: cop.min(0).max(1_000_000_000_000).required(),
  on: onDay.required(),
  reason: line(120).min(3).required(),
})
  .required()
  .label('OpeningBalanceAtBank')
