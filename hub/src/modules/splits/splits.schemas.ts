import Joi from 'joi'
import { splitStatuses } from '../../../api/lists.ts'
import { largestCop, whole } from '../../shared/money.ts'
import { payLinkShows, type PayLinkShows } from '../payments/link-shows.ts'
import { splitTerms } from '../seasons/split-terms.schemas.ts'
import { longestLabel, mostParts } from './split-limits.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

const student = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()

export const splitParams = Joi.object<{ readonly student: string }>({ student })

export interface PartPayload {
  readonly label: string
  readonly percentBps?: number
  readonly amount?: number
  readonly rest?: true
}

export interface SplitPayload {
  readonly student: string
  readonly shownTotal: number
  readonly parts: readonly PartPayload[]
  readonly shows: PayLinkShows
}

const askedPart = Joi.object({
  label: Joi.string()
    .trim()
    .max(longestLabel)
    .pattern(/^\P{C}+$/u)
    .required()
    .description('Seen by who splits and by finance'),
  percentBps: cop.min(1).max(whole).description('A share of the total'),
  amount: cop.min(1).max(largestCop).description('COP'),
  rest: Joi.valid(true).description('What the others leave; of one part at most'),
})
  .xor('percentBps', 'amount', 'rest')
  .label('AskedPart')

export const splitPayload = Joi.object<SplitPayload>({
  student,
  shownTotal: cop.min(1).max(largestCop).required().description('What was shown as due today'),
  parts: Joi.array().items(askedPart).min(1).max(mostParts).required(),
  shows: Joi.valid(...payLinkShows)
    .required()
    .description('What who pays a part is shown of the child'),
})
  .required()
  .label('SplitRequest')

const part = Joi.object({
  id: Joi.string().guid().required(),
  label: text.required(),
  percentBps: cop.allow(null).required(),
  asked: cop.allow(null).required(),
  amount: cop.required(),
  state: Joi.valid('payable', 'paying', 'paid', 'stale', 'late', 'over', 'returning', 'returned', 'lost')
    .required()
    .description('Of what was paid: returning goes back, returned has, lost is the school’s after a dispute'),
  address: Joi.string().allow(null).required().description('What is sent to who pays it'),
  paid: Joi.object({ at: Joi.string().required(), reference: Joi.string().required() })
    .allow(null)
    .required()
    .label('PaidPart'),
}).label('SplitPart')

export const splitView = Joi.object({
  terms: splitTerms,
  split: Joi.object({
    status: Joi.valid(...splitStatuses).required(),
    isOwn: Joi.boolean().required().description('Otherwise another has made it, and no part is shown'),
    shows: Joi.valid(...payLinkShows)
      .allow(null)
      .required(),
    madeAt: Joi.string().required(),
    isFixed: Joi.boolean().required().description('Price and last day stand since a part was paid'),
    until: Joi.string().required().description('The last day on which parts are paid'),
    total: cop.allow(null).required(),
    parts: Joi.array().items(part).required(),
  })
    .allow(null)
    .required()
    .label('OrderSplit'),
}).label('Split')
