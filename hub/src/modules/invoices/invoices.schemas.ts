import Joi from 'joi'
import { guardianFacts, guardianResult, pastFacts } from '../payments/guardian-payment.schemas.ts'
import { payerForm } from '../payments/payer.ts'
import { familyRefunds } from '../payments/payments.schemas.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')
const noControl = /^\P{Cc}+$/u

/** COP, of one invoice on the day on which it is read. */
export const dayPrice = {
  surcharge: cop.required().description('Interest of today, for it is late'),
  discount: cop.required().description('What paying today takes off'),
  discountUntil: Joi.string().allow(null).required().description('The last day of the discount'),
  toPay: cop.required().description('What is paid today: pending and surcharge less discount'),
}

const invoice = Joi.object({
  DocNum: Joi.string().required(),
  DocDueDate: Joi.string().required(),
  Dscription: text.required(),
  SaldoPendiente: cop.required(),
  CardCode: Joi.string().required(),
  CardName: text.required(),
  state: Joi.valid('open', 'in-process').required(),
  ...dayPrice,
}).label('OpenInvoice')

export const studentInvoices = Joi.array()
  .items(
    Joi.object({
      student: Joi.object({
        code: Joi.string().required(),
        name: text.required(),
        grade: text.required(),
      })
        .required()
        .label('InvoicedStudent'),
      cardCode: Joi.string().required(),
      cardName: text.required(),
      invoices: Joi.array().items(invoice).required(),
    }).label('StudentInvoices'),
  )
  .label('InvoicesByStudent')

export interface InvoicePaymentPayload extends Pick<InvoicePaymentCommand, 'documents' | 'payer'> {}

export const invoicePaymentPayload = Joi.object<InvoicePaymentPayload>({
  documents: Joi.array()
    .items(
      Joi.object({
        DocNum: Joi.string().max(60).pattern(noControl).required(),
        CardCode: Joi.string()
          .pattern(/^C[A-Za-z0-9]{5}$/)
          .required(),
        amount: cop.min(1).max(1_000_000_000_000).required(),
      }).label('DocumentToPay'),
    )
    .min(1)
    .max(100)
    .unique((one: Named, other: Named) => one.DocNum === other.DocNum && one.CardCode === other.CardCode)
    .required(),
  payer: payerForm.required().label('InvoicePayer'),
})
  .required()
  .label('InvoicePaymentRequest')

interface Named {
  readonly DocNum: string
  readonly CardCode: string
}

const paidDocuments = Joi.array()
  .items(
    Joi.object({
      DocNum: Joi.string().required(),
      CardCode: Joi.string().required(),
      amount: cop.required(),
      surcharge: cop.required().description('Interest for paying late, of the amount'),
      discount: cop.required().description('What paying early took off, not of the amount'),
      refunds: familyRefunds,
    }).label('PaidDocument'),
  )
  .required()

export const invoicePaymentView = Joi.object({
  ...guardianResult,
  data: Joi.object({
    ...guardianFacts,
    path: Joi.valid('provider').required(),
    receiptToken: Joi.valid(null).required(),
    documents: paidDocuments,
  })
    .required()
    .label('InvoicePaymentData'),
}).label('InvoicePaymentResult')

export const pastPayments = Joi.array()
  .items(
    Joi.object({
      ...pastFacts,
      documents: paidDocuments,
    }).label('PastPayment'),
  )
  .label('PastPayments')
