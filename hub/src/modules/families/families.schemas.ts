import Joi from 'joi'
import { guardianFacts, guardianResult, pastFacts } from '../payments/guardian-payment.schemas.ts'
import { invoicePayerId } from '../payers/payers.schemas.ts'
import { payerForm } from '../payments/payer.ts'
import { familyRefunds, familyWithdrawal } from '../payments/payments.schemas.ts'
import { childStatuses } from './decide-child-status.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')
const code = Joi.string().pattern(/^[A-Za-z0-9]{5}$/)

export const childParams = Joi.object({ child: code.uppercase().required() })

const totals = Joi.object({
  subtotal: cop.required(),
  balance: cop.required(),
  totalV: cop.required(),
  later: cop.required(),
})
  .required()
  .label('FamilyTotals')

const child = Joi.object({
  student: Joi.object({ code: code.required(), name: text.required(), grade: text.required() })
    .required()
    .label('FamilyStudent'),
  state: Joi.valid(...childStatuses).required(),
  choices: Joi.object({
    period: Joi.valid(1, 2, 3).required(),
    method: Joi.valid(1, 2).required(),
    quotas: cop.required(),
  })
    .allow(null)
    .required()
    .label('FamilyChoices'),
  quote: Joi.object({
    quoteId: Joi.string().required(),
    totals,
    validUntil: Joi.string().allow(null).required(),
  })
    .allow(null)
    .required()
    .label('FamilyQuote'),
  draftVersion: cop.required(),
  order: Joi.object({
    token: Joi.string().required(),
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
  })
    .allow(null)
    .required()
    .label('FamilyOrder'),
  refunds: familyRefunds,
  withdrawal: familyWithdrawal.allow(null).required(),
  split: Joi.object({
    until: Joi.string().required().description('The last day on which parts are paid'),
    total: cop.allow(null).required().description('COP of all parts; null where another has arranged them'),
    paid: cop.allow(null).required().description('COP of it that is paid'),
  })
    .allow(null)
    .required()
    .label('FamilySplit')
    .description('While several people pay the enrollment, each a part'),
  receiptToken: Joi.string().allow(null).required(),
  familyToken: Joi.string()
    .allow(null)
    .required()
    .description('Of the caller’s own payment for several children that this one has a share in'),
  payable: Joi.boolean().required(),
  why: Joi.string().allow(null).required().description('Why it cannot be part of one payment now'),
}).label('FamilyChild')

export const familyView = Joi.array().items(child).label('Family')

const mostChildren = 10

export interface FamilyPaymentPayload extends Pick<FamilyPaymentCommand, 'students' | 'payer'> {
  readonly invoicePayer?: string | null
}

export const familyPaymentPayload = Joi.object<FamilyPaymentPayload>({
  students: Joi.array()
    .items(
      Joi.object({
        student: code.uppercase().required(),
        shownTotal: cop.min(1).max(1_000_000_000_000).required(),
        draftVersion: cop.min(1).max(2_147_483_647).required(),
      }).label('ChildToPay'),
    )
    .min(1)
    .max(mostChildren)
    .unique('student')
    .required(),
  payer: payerForm.required().label('FamilyPayer'),
  invoicePayer: invoicePayerId,
})
  .required()
  .label('FamilyPaymentRequest')

const shares = Joi.array()
  .items(
    Joi.object({
      student: Joi.object({ code: code.required(), name: text.required() }).required().label('ShareStudent'),
      amount: cop.required(),
      token: Joi.string().required(),
      receiptToken: Joi.string().allow(null).required(),
      refunds: familyRefunds,
    }).label('FamilyShare'),
  )
  .required()

export const pastFamilyPayments = Joi.array()
  .items(Joi.object({ ...pastFacts, shares }).label('PastFamilyPayment'))
  .label('PastFamilyPayments')

export const familyPaymentView = Joi.object({
  ...guardianResult,
  data: Joi.object({
    ...guardianFacts,
    path: Joi.valid('family').required(),
    // Each child has one of its own.
    receiptToken: Joi.valid(null).required(),
    shares,
  })
    .required()
    .label('FamilyPaymentData'),
}).label('FamilyPayment')
