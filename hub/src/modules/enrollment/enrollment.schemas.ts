import Joi from 'joi'
import type { Place } from '@matricula/contract'
import { placeSchema, transportChoiceSchema } from '../transport/index.ts'
import type { DraftView } from './read-draft.ts'
import type { EnrollmentChoices } from './enrollment-quote.ts'
import type { ConfirmTransportCommand } from './confirm-transport.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

export const step = Joi.object({
  rule: Joi.string().required().description('The rule of docs/domain that the step follows'),
  text: Joi.string()
    .required()
    .description('The key of its sentence in GET /api/texts/{locale}, with places for the values'),
  sentence: Joi.string().required().description('What a parent reads of it, in the language of the request'),
  values: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(Joi.string().allow(''), Joi.number()))
    .required(),
  result: Joi.number().required(),
}).label('ProofStep')

const row = Joi.object({
  code: Joi.string().required(),
  name: Joi.string().required(),
  resolution: cop.required(),
  progressiveDiscount: Joi.number().integer().required(),
  commercial: cop.required(),
  futureAnnuities: cop.required(),
  discounted: cop.required(),
  scholarship: Joi.number().integer().required(),
  total: cop.required(),
  now: cop.required(),
  later: cop.required(),
  explanation: Joi.array().items(step).required(),
}).label('QuoteRow')

const rows = Joi.array().items(row).required()

export const totalsFields = {
  annualNow: cop.required(),
  monthlyNow: cop.required(),
  transportNow: cop.required(),
  activitiesNow: cop.required(),
  subtotal: cop.required(),
  balance: cop.required(),
  totalV: cop.required(),
  creditLeft: cop.required(),
  later: cop.required(),
  path: Joi.valid('pay', 'advance').required(),
}

const totals = Joi.object(totalsFields).label('QuoteTotals')

const charge = Joi.object({
  code: Joi.string().required(),
  name: Joi.string().required(),
  shipDate: Joi.string().required(),
  price: cop.required(),
  paidNow: Joi.boolean().required(),
}).label('Charge')

export const quoteView = Joi.object({
  quoteId: Joi.string().required(),
  validUntil: Joi.string().allow(null).required(),
  period: Joi.valid(1, 2, 3).required(),
  method: Joi.valid(1, 2).required(),
  quotas: Joi.number().integer().required(),
  annual: rows,
  monthly: rows,
  transport: rows,
  activities: rows,
  totals: totals.required(),
  charges: Joi.array().items(charge).required(),
  /** False: the totals are without the balance, which could not be read, and nothing can be paid by them. */
  balanceKnown: Joi.boolean().required(),
}).label('Quote')

export const draftQuoteView = Joi.object({
  version: Joi.number().integer().required().description('Of the draft that was priced'),
  quote: quoteView.required(),
}).label('DraftQuote')

export interface QuoteInput extends Omit<EnrollmentChoices, 'transport'> {
  readonly studentCode?: string
  readonly transport: EnrollmentChoices['transport'] | { readonly is: 'kept' }
  readonly withoutBalance?: boolean
}

export const choicesPayload = Joi.object<QuoteInput>({
  // Staff say whose; a family has one student.
  studentCode: Joi.string().pattern(/^[A-Za-z0-9]{5}$/),
  period: Joi.number().valid(1, 2, 3).required(),
  method: Joi.number().valid(1, 2).required(),
  quotas: Joi.number().integer().min(0).max(60).required(),
  withoutBalance: Joi.boolean().description(
    'Prices are wanted also where the balance cannot be read: balanceKnown is false then',
  ),
  transport: Joi.alternatives()
    .try(
      transportChoiceSchema,
      Joi.object({ is: Joi.valid('kept').required() })
        .label('KeptTransport')
        .description('What the draft holds, for who does not know where the student lives'),
    )
    .default({ is: 'undecided' }),
  activities: Joi.array().items(Joi.string().max(30)).max(20).default([]),
}).label('QuoteRequest')

const draftState = {
  version: Joi.number().integer().min(0).required(),
  step: Joi.number().valid(0, 1, 2, 3, 4, 5).required(),
  period: Joi.number().valid(1, 2, 3).required(),
  method: Joi.number().valid(1, 2).required(),
  quotas: Joi.number().integer().min(0).max(60).required(),
  transport: transportChoiceSchema.required(),
}

export const draftPayload = Joi.object<DraftView>({
  ...draftState,
  activities: Joi.array().items(Joi.string().max(30)).max(20),
}).label('DraftRequest')

export const draftView = Joi.object({
  ...draftState,
  activities: Joi.array().items(Joi.string()).required(),
}).label('Draft')

const money = Joi.object({
  name: Joi.string().required(),
  itemCode: Joi.string().required(),
  price: cop.required(),
})

const option = Joi.object({
  name: Joi.string().required(),
  itemCode: Joi.string().required(),
  price: cop.required(),
  modality: Joi.valid('MEDIO', 'COMPLETO').required(),
  busStop: Joi.boolean().required(),
  band: Joi.valid('CERCANO', 'INTERMEDIO', 'LEJANO').required(),
}).label('TransportOption')

export const studentView = Joi.object({
  code: Joi.string().required(),
  firstNames: Joi.string().required(),
  lastNames: Joi.string().required(),
  actualGrade: text.required(),
  nextGrade: Joi.object({
    id: Joi.number().integer().required(),
    key: Joi.string().required(),
    name: Joi.string().required(),
  }).required(),
  project: Joi.string().required(),
  antiquity: Joi.string().required(),
  cardAuthorisation: Joi.valid('Si', 'No').required(),
  balance: Joi.object({
    amount: cop.required(),
    kind: Joi.valid('due', 'in-favour', 'none').required(),
  })
    .allow(null)
    .required(),
  transport: Joi.object({
    required: Joi.boolean().required(),
    modality: Joi.valid('MEDIO', 'COMPLETO').allow(null).required(),
    busStop: Joi.boolean().required(),
    flagged: Joi.boolean().required(),
    options: Joi.array().items(option).required(),
    // The same ride at this year's price; lastPrice is what was charged for it last year.
    lastYear: Joi.object({
      concept: Joi.string().required(),
      price: cop.required(),
      lastPrice: cop.required(),
    })
      .allow(null)
      .required(),
    // An old student without transport before may have it at the near fee until it is measured.
    mayBeProvisional: Joi.boolean().required(),
    provisional: money.allow(null).required(),
    home: placeSchema.allow(null).required(),
  }).required(),
  order: Joi.object({
    status: Joi.valid(
      'none',
      'open',
      'paying',
      'split',
      'agreement',
      'paid',
      'reversed',
      'withdrawn',
    ).required(),
    token: Joi.string().allow(null).required(),
  }).required(),
  complete: Joi.boolean().required().description('Paid here, or as the school’s own system says'),
}).label('WizardStudent')

export interface ConfirmTransportPayload {
  readonly code: string
  readonly project: string
  readonly modality: ConfirmTransportCommand['input']['modality']
  readonly transport: Pick<ConfirmTransportCommand['input'], 'busStop' | 'direction' | 'basis'>
  readonly fullDirectionObject: Place
  readonly type: 'enrollment' | 'validation'
}

export const confirmPayload = Joi.object<
  ConfirmTransportPayload,
  false,
  ConfirmTransportPayload & Readonly<Record<'token' | 'dir', string>>
>({
  code: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  token: Joi.string().allow('').max(64).required(),
  project: Joi.string().max(20).required(),
  dir: Joi.string().allow('').max(300).required(),
  modality: Joi.valid('MEDIO', 'COMPLETO').required(),
  transport: Joi.object({
    busStop: Joi.boolean().required(),
    direction: Joi.valid('AM', 'PM', 'AMBAS').required(),
    basis: Joi.valid('measured', 'last-year', 'provisional').required(),
  }).required(),
  fullDirectionObject: placeSchema.required(),
  // validation only measures and prices.
  type: Joi.valid('enrollment', 'validation').required(),
}).label('ConfirmTransport')

export const confirmView = Joi.object({
  status: Joi.valid('DONE').required(),
  transport: transportChoiceSchema.required(),
  // What the student's draft held before.
  before: transportChoiceSchema.required(),
  // Why the draft takes no other transport any more; what is asked for validation is told all the same.
  settled: Joi.valid('ORDER_PAID', 'PAYMENT_PENDING', 'SPLIT_STANDS', 'ORDER_EXISTS', 'ENROLLMENT_WITHDRAWN')
    .allow(null)
    .required(),
}).label('TransportConfirmed')
