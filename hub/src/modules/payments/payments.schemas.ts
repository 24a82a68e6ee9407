import Joi from 'joi'
import { agreementFields } from '../seasons/agreement-fields.ts'
import { transportChoiceSchema } from '../transport/index.ts'
import type { EnrollmentChoices } from '../enrollment/index.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import { invoicePayerId } from '../payers/payers.schemas.ts'
import { type Payer, payerForm } from './payer.ts'

const cop = Joi.number().integer()

export const token = Joi.string().hex().length(32)

/** What the browser showed; the hub prices again and believes none of it. */
const chargeLine = Joi.object({
  ItemCode: Joi.string().max(30),
  shipDate: Joi.string().max(10),
  UnitPrice: cop,
}).unknown()

const invoice = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  fees: Joi.object({
    quoteId: Joi.string().max(64).allow(''),
    studentTotalV: cop.min(0).required(),
    transport: transportChoiceSchema.default({ is: 'undecided' }),
    activities: Joi.array().items(Joi.string().max(30)).max(20).default([]),
  })
    .required()
    .label('InvoiceFees'),
  token: Joi.string().max(64).allow('').required(),
  payPeriod: Joi.number().valid(0, 1, 2, 3).required(),
  payMethod: Joi.number().valid(0, 1, 2).required(),
  chargeLines: Joi.array().items(chargeLine).max(500).default([]),
  kind: Joi.valid('diners', 'pse', 'advance')
    .required()
    .description(
      'advance where nothing is left to pay, and only there; what is paid with, the provider says',
    ),
  pensionQuotas: Joi.number().integer().min(0).max(60).required(),
  payer: payerForm.label('Payer').allow(null).default(null),
  invoicePayer: invoicePayerId,
}).label('InvoiceRequest')

export interface InvoiceBody {
  readonly student: string
  readonly fees: {
    readonly studentTotalV: number
    readonly transport: EnrollmentChoices['transport']
    readonly activities: readonly string[]
  }
  readonly payPeriod: 0 | 1 | 2 | 3
  readonly payMethod: 0 | 1 | 2
  readonly kind: CheckoutCommand['kind']
  readonly pensionQuotas: number
  readonly payer: Payer | null
  readonly invoicePayer?: string | null
}

/** One entry per student; a parent's session has one student. */
export const invoicePayload = Joi.array<[InvoiceBody]>()
  .items(invoice)
  .length(1)
  .required()
  .label('InvoiceRequests')

const postForm = Joi.object({
  is: Joi.valid('form').required(),
  action: Joi.string().required(),
  fields: Joi.object().pattern(Joi.string(), Joi.string().allow('')).required(),
}).label('PostForm')

const openPage = Joi.object({
  is: Joi.valid('redirect').required(),
  url: Joi.string().required(),
}).label('OpenPage')

/** How the browser goes to the provider. */
export const charged = cop
  .allow(null)
  .required()
  .description(
    'What was taken, where it is not what was asked for; null where it is, or where nothing is known',
  )

export const returned = Joi.boolean()
  .required()
  .description('Money came that was not of the order, and was given back')

/** Of a refund among those of its order that are done. */
export const refundPlace = Joi.number()
  .integer()
  .min(1)
  .allow(null)
  .required()
  .description('By which its refund receipt is read; null before it is done')

export const familyRefunds = Joi.array()
  .items(
    Joi.object({
      status: Joi.valid('sent', 'done').required().description('sent: on its way'),
      amount: cop.required(),
      way: Joi.valid('provider', 'bank').required(),
      day: Joi.string().allow(null).required().description('On which it went back, in Bogotá'),
      reference: Joi.string().allow(null).required().description('As the provider or the bank names it'),
      place: refundPlace,
    }).label('FamilyRefund'),
  )
  .required()
  .description('What the school gives back, or gave, of what was paid')

const count = Joi.number().integer().min(0)

export const withdrawnMonths = Joi.object({ paid: count.required(), returned: count.required() }).label(
  'WithdrawnMonths',
)

const withdrawnItem = Joi.object({
  name: Joi.string().allow('').required(),
  paid: cop.required(),
  kept: cop.required(),
  returned: cop.required(),
  share: Joi.number().allow(null).required().description('Basis points that the school keeps'),
  months: withdrawnMonths.allow(null).required(),
}).label('WithdrawnItem')

export const familyWithdrawal = Joi.object({
  day: Joi.string().required().description('In Bogotá; nothing more is charged after it'),
  returned: cop.required().description('What the school gives back'),
  proposed: cop.required().description('What the season’s rules come to, less what went back before'),
  owed: cop.required().description('What was to be paid by the day and had not been paid with the order'),
  lines: Joi.array().items(withdrawnItem).required().description('How it came about, by what was paid for'),
})
  .label('FamilyWithdrawal')
  .description('That the student has left')

export const go = Joi.alternatives().try(postForm, openPage).match('one').label('GoToProvider')

export const statusWord = Joi.valid(
  'APROBADO',
  'PENDIENTE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
  'DEVUELTO',
  'REVERSADO',
  'RETIRADO',
  '',
)

export const paymentView = Joi.object({
  status: statusWord.required(),
  token: Joi.string().allow('').required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
  inParts: Joi.object({ student: Joi.string().required() })
    .label('PaidInParts')
    .description('Given where several people pay it, a part each; how each stands is read of its split'),
  data: Joi.object({
    reference: Joi.string().required(),
    providerRef: Joi.string().allow(null).required(),
    amount: cop.required(),
    charged,
    path: Joi.valid('advance', 'provider', 'agreement', 'parts', 'family').required(),
    since: Joi.string().required(),
    finishedAt: Joi.string().allow(null).required(),
    expiresAt: Joi.string().required(),
    nextCheckAt: Joi.string().allow(null).required(),
    payAgainSafe: Joi.boolean().required(),
    byLink: Joi.valid(true).description('Given where somebody else pays it, by a link that was sent to them'),
    returned,
    refunds: familyRefunds,
    withdrawal: familyWithdrawal,
    reason: Joi.string().allow(null).required(),
    go: go.allow(null).required(),
    receiptToken: Joi.string().allow(null).required(),
    // Where it is paid; there where it is paid by bank agreement.
    agreement: Joi.object(agreementFields),
    student: Joi.string().description('The code of whom it is for, on what is taken to the bank'),
  })
    .allow(null)
    .required()
    .label('PaymentData'),
}).label('PaymentResult')
