import Joi from 'joi'
import { refundStatuses, refundWays } from '../../../api/lists.ts'
import { day, dayRange } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { secondPersonFrom, waitingView } from '../approvals/approvals.schemas.ts'
import { token, withdrawnMonths } from '../payments/payments.schemas.ts'
import { withdrawnLineKinds } from '../enrollment/withdrawn-line.ts'
import { withdrawalSorts } from './withdrawal-list.store.ts'

const cop = Joi.number().integer().min(0)
const count = Joi.number().integer().min(0)
const onDay = day.description('A day in Bogotá')

export const studentCode = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()

export interface ProposalQuery {
  readonly student_code: string
  readonly day: string
}

export const proposalQuery = Joi.object<ProposalQuery>({
  student_code: studentCode,
  day: onDay.required(),
})

const line = Joi.object({
  kind: Joi.valid(...withdrawnLineKinds).required(),
  code: Joi.string().required(),
  name: Joi.string().allow('').required(),
  paid: cop.required(),
  kept: cop.required(),
  returned: cop.required(),
  why: Joi.valid('share', 'months')
    .required()
    .description('By a share of what is paid once a year, or by the months after the day'),
  share: count.allow(null).required().description('Basis points that the school keeps'),
  months: withdrawnMonths.allow(null).required(),
}).label('WithdrawnLine')

const charge = Joi.object({
  day: onDay.required(),
  code: Joi.string().required(),
  name: Joi.string().allow('').required(),
  amount: cop.required(),
}).label('CancelledCharge')

export const proposalView = Joi.object({
  student_code: Joi.string().required(),
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  token: token.required().description('Of the order’s payment'),
  day: onDay.required(),
  from: onDay.required().description('The first day that may be said: the payment’s'),
  to: onDay.required().description('The last day that may be said: today'),
  lines: Joi.array().items(line).required(),
  paid: cop.required().description('What the lines come to'),
  kept: cop.required(),
  returned: cop
    .required()
    .description('What is proposed to go back: less what was given back before, and no more than is left'),
  returned_before: cop.required().description('COP of the order’s payment that was given back before'),
  credit: cop
    .required()
    .description('COP of the lines that the family’s credit paid, which goes not back from here'),
  cancelled: Joi.array().items(charge).required().description('Charges to come that are owed no more'),
  cancelled_amount: cop.required(),
  owed_amount: cop.required().description('COP of charges that were to be paid by the day: they stay owed'),
  left: cop.required().description('COP of the order’s payment that can still be given back'),
  provider: Joi.valid('none', 'whole', 'part')
    .required()
    .description('How much of it the provider gives back; the rest goes by transfer'),
  contested: Joi.boolean().required().description('While the payment is contested nobody is withdrawn'),
  second_person_from: secondPersonFrom,
  waiting: waitingView,
}).label('WithdrawalProposal')

export interface WithdrawalBody {
  readonly student_code: string
  readonly day: string
  readonly reason: string
  readonly returned: number
  readonly way: 'provider' | 'bank' | null
}

export const withdrawalPayload = Joi.object<WithdrawalBody>({
  student_code: studentCode,
  day: onDay.required(),
  reason: Joi.string()
    .trim()
    .min(3)
    .max(120)
    .pattern(/^\P{Cc}+$/u)
    .required(),
  returned: cop.max(1_000_000_000_000).required().description('COP; the proposal may be departed from'),
  way: Joi.valid(...refundWays)
    .allow(null)
    .default(null)
    .description('Null only where nothing goes back'),
})
  .required()
  .label('WithdrawalOrder')

export const withdrawalHeaders = Joi.object({
  'idempotency-key': Joi.string().min(8).max(100).required(),
}).unknown()

const fields = {
  id: Joi.string().uuid().required(),
  student_code: Joi.string().required(),
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  token: token.required().description('Of the order’s payment'),
  project: Joi.string().required(),
  day: onDay.required(),
  kept: cop.required(),
  returned: cop.required(),
  proposed: cop.required().description('What the season’s rules had proposed to return'),
  reason: Joi.string().allow(null).required(),
  actor: Joi.string().required(),
  created_at: Joi.string().isoDate().required(),
  refund: Joi.object({
    id: Joi.string().uuid().required(),
    way: Joi.valid(...refundWays).required(),
    status: Joi.valid(...refundStatuses).required(),
  })
    .allow(null)
    .required()
    .label('WithdrawalRefund')
    .description('Null where nothing goes back'),
}

export const withdrawalView = Joi.object(fields).label('Withdrawal')
export const withdrawalViews = Joi.array().items(withdrawalView).label('Withdrawals')

export const withdrawalsQuery = listQuery<{ readonly search?: string }>(withdrawalSorts, {
  ...dayRange,
  search: searchText,
})
