import Joi from 'joi'
import { go, heartbeatWord } from '../payments/payments.schemas.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')
const noControl = /^\P{Cc}+$/u

const invoice = Joi.object({
  DocNum: Joi.string().required(),
  DocDueDate: Joi.string().required(),
  Dscription: text.required(),
  SaldoPendiente: cop.required(),
  CardCode: Joi.string().required(),
  CardName: text.required(),
  state: Joi.valid('open', 'in-process').required(),
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

const payerField = (longest: number) => Joi.string().max(longest).allow('').required()

export const invoicePaymentPayload = Joi.object({
  documents: Joi.array()
    .items(
      Joi.object({
        DocNum: Joi.string().max(60).pattern(noControl).required(),
        CardCode: Joi.string()
          .pattern(/^C[A-Za-z0-9]{5}$/)
          .required(),
        amount: cop.min(1).max(1_000_000_000_000).required(),
      }).label('WishedDocument'),
    )
    .min(1)
    .max(100)
    .unique((one: Named, other: Named) => one.DocNum === other.DocNum && one.CardCode === other.CardCode)
    .required(),
  payer: Joi.object({
    name: payerField(100),
    lastname: payerField(100),
    id: payerField(30),
    email: payerField(200),
    phone: payerField(30),
  })
    .required()
    .label('InvoicePayer'),
})
  .required()
  .label('InvoicePaymentRequest')

interface Named {
  readonly DocNum: string
  readonly CardCode: string
}

export const invoicePaymentView = Joi.object({
  status: heartbeatWord.required(),
  token: Joi.string().required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
  data: Joi.object({
    reference: Joi.string().required(),
    providerRef: Joi.string().allow(null).required(),
    amount: cop.required(),
    path: Joi.valid('provider').required(),
    since: Joi.string().required(),
    expiresAt: Joi.string().required(),
    nextCheckAt: Joi.string().allow(null).required(),
    payAgainSafe: Joi.boolean().required(),
    reason: Joi.string().allow(null).required(),
    go: go.allow(null).required(),
    receiptToken: Joi.valid(null).required(),
    documents: Joi.array()
      .items(
        Joi.object({
          DocNum: Joi.string().required(),
          CardCode: Joi.string().required(),
          amount: cop.required(),
        }).label('PaidDocument'),
      )
      .required(),
  })
    .required()
    .label('InvoicePaymentData'),
}).label('InvoicePaymentResult')
