import type { DaySpan } from '@matricula/contract'
import Joi from 'joi'
import { lossBearers, payoutStatuses, refundWays } from '../../../api/lists.ts'
import { day, dayRange } from '../../http/day-range.ts'
import type { AcceptMatchCommand } from './accept-match.ts'
import { outflowKinds, outflowSteps } from './outflow.ts'
import { longestId } from './join-days.ts'
import { outflowVerdicts, providerWords } from './judge-outflow.ts'
import { verdicts } from './judge-day.ts'
import { sourceStates } from './source-answer.ts'
import { reasons } from './propose-matches.ts'
import { dayStates } from './summarise-day.ts'

const cop = Joi.number().integer().required()
const whole = Joi.number().integer().min(0).required()
const text = Joi.string().allow('').required()
const maybeText = Joi.string().allow('', null).required()
const instant = Joi.string().isoDate().required()
const noControl = /^\P{Cc}+$/u
const id = Joi.string().guid().required()

export const daysQuery = Joi.object<Partial<DaySpan>>(dayRange)
export const byDay = Joi.object({ day: day.required() })
export const byMatch = Joi.object({ id })

const dayState = Joi.valid(...dayStates).required()

const sums = { count: whole, amount: cop }

const ledger = Joi.object({
  provider: cop,
  bank: cop,
  desk: cop,
  gross: cop.description('What came in, wherever'),
  outflow: cop.description('What the school no longer holds: given back, taken back, lost'),
  net: cop,
  accounting: cop.description('What accounting came to have'),
})
  .required()
  .description('What the ledger posted of the day')
  .label('LedgerOfDay')

export const daysView = Joi.array()
  .items(
    Joi.object({
      day: text,
      provider: Joi.object(sums).allow(null).required().label('ReconciledSum'),
      hub: Joi.object({
        ...sums,
        orders: whole.description('Orders of the administration, which nobody pays here'),
        charged: cop.description('What of it providers must show'),
        booked: cop,
      })
        .required()
        .label('ReconciledHubSum'),
      accounting: Joi.object(sums).allow(null).required().label('ReconciledSum'),
      ledger,
      open: whole,
      waiting: whole.description('Lines of the bank’s files that a person has still to look into'),
      state: dayState,
      heard_at: instant.description('When provider and accounting were last asked about the day'),
    }).label('ReconciledDay'),
  )
  .label('ReconciledDays')

const source = Joi.object({
  source: Joi.valid('provider', 'hub', 'accounting').required(),
  instance: text,
  state: Joi.valid(...sourceStates).required(),
}).label('ReconciliationSource')

const lossBorneBy = Joi.valid(...lossBearers, null)
  .required()
  .description('Who bears what was lost in a dispute; null of anything else')

const hub = Joi.object({
  of: Joi.valid('order', 'invoices', 'family', 'account').required(),
  token: text,
  instance: text,
  at_provider: Joi.boolean().required().description('Whether a provider must show its amount'),
  student: text,
  amount: cop,
  posted: cop.description('What the ledger has as paid by it'),
  booked: cop.description('What accounting must show: the order with later lines, and a debt paid along'),
  later: whole.description('What of it is charged on later dates'),
  credit: whole.description('What of it the credit of the family paid'),
  status: text,
  reference: text,
  provider_ref: maybeText,
  loss_borne_by: lossBorneBy,
  at: instant,
}).label('ReconciledInHub')

const payout = Joi.object({
  state: Joi.valid('not-yet', ...payoutStatuses).required(),
  reference: Joi.string().allow(null).required(),
  day: Joi.string().allow(null).required().description('On which the provider sent it'),
  net: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('COP of the whole payout; below 0 it takes from the school'),
}).label('PayoutOfCharge')

const provider = Joi.object({
  instance: text,
  reference: text,
  provider_ref: text,
  amount: cop,
  currency: text,
  status: Joi.valid('approved', 'declined', 'pending', 'expired', 'reversed').required(),
  at: instant,
  payout: payout
    .allow(null)
    .required()
    .description(
      'To the school’s bank account; null where the provider has no money of it or tells of no payouts',
    ),
}).label('ReconciledAtProvider')

const entry = { number: text, ref: text, reference: maybeText, amount: cop }

const accounting = Joi.object({
  ...entry,
  partner: text,
  day: text,
  at: instant.allow(null),
  entries: Joi.array()
    .items(Joi.object({ ...entry, is: Joi.valid('order', 'payment').required() }).label('ReconciledEntry'))
    .required(),
}).label('ReconciledInAccounting')

const proposal = Joi.object({
  row: text,
  reasons: Joi.array()
    .items(Joi.valid(...reasons))
    .required(),
  score: whole,
}).label('ProposedMatch')

const match = { id, rows: Joi.array().items(text).required(), by: text, at: instant, reason: text }

const row = Joi.object({
  id: text,
  verdict: Joi.valid(...verdicts).required(),
  hub: hub.allow(null).required(),
  provider: provider.allow(null).required(),
  accounting: accounting.allow(null).required(),
  proposal: proposal.allow(null).required(),
  match: Joi.object(match).allow(null).required().label('RowMatch'),
}).label('ReconciledRow')

const reconciledOutflow = Joi.object({
  id: text,
  is: Joi.valid(...outflowKinds).required(),
  step: Joi.valid(...outflowSteps)
    .required()
    .description('What happened on the day'),
  status: text.description('As it stands now'),
  verdict: Joi.valid(...outflowVerdicts).required(),
  amount: cop,
  posted: Joi.number().integer().allow(null).required().description('What the ledger has of it'),
  way: Joi.valid(...refundWays, null).required(),
  loss_borne_by: lossBorneBy,
  instance: text,
  reference: text.description('Of the payment, or of the order of who left'),
  charge_ref: text,
  proof: maybeText.description('The bank’s or the provider’s own name of it'),
  token: maybeText.description('Of the order, where it is of one alone'),
  student: text,
  at_provider: Joi.valid(...providerWords, null)
    .required()
    .description('What its provider says; null where none is asked'),
  to_undo: cop.description('What accounting has of it and should not'),
}).label('ReconciledOutflow')

export const dayView = Joi.object({
  day: text,
  state: dayState,
  open: whole.description('How much a person has still to look at'),
  waiting: whole,
  sources: Joi.array().items(source).required(),
  rows: Joi.array().items(row).required(),
  outflows: Joi.array()
    .items(reconciledOutflow)
    .required()
    .description('What went back, or is to, and who left'),
  ledger,
  posted_later: Joi.array()
    .items(
      Joi.object({ posted_on: text, gross: cop, outflow: cop, net: cop, accounting: cop }).label(
        'PostedLater',
      ),
    )
    .required()
    .description('What of the ledger was posted after the day, by the day on which that was'),
}).label('ReconciledDayInFull')

export const matchPayload = Joi.object<Pick<AcceptMatchCommand, 'rows' | 'reason'>>({
  rows: Joi.array()
    .items(Joi.string().max(longestId).pattern(noControl).required())
    .min(2)
    .max(10)
    .unique()
    .required(),
  reason: Joi.string().trim().min(3).max(200).pattern(noControl).required(),
})
  .required()
  .label('MatchRequest')

export const matchView = Joi.object({ ...match, day: text }).label('Match')
