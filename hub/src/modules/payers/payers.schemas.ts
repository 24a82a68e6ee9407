import Joi from 'joi'
import { type InvoicePayer, longestOf, payerDocumentKinds, payerKinds } from '../../../api/invoice-payer.ts'

const typed = Object.fromEntries(
  Object.entries(longestOf).map(([field, longest]) => [
    field,
    Joi.string().max(longest).allow('').default(''),
  ]),
)

export interface InvoicePayerPayload extends InvoicePayer {
  readonly remember: boolean
}

/** The form as a request has it: what is missing or wrong is said by field, and not here. */
export const invoicePayerForm = Joi.object<InvoicePayerPayload>({
  kind: Joi.valid(...payerKinds).required(),
  document: Joi.valid(...payerDocumentKinds).required(),
  ...typed,
  remember: Joi.boolean()
    .default(false)
    .description('Whether this browser is to show it again to the family; a guardian’s account always does'),
})
  .required()
  .label('InvoicePayerForm')

const text = Joi.string().allow('').required()

const shown = {
  kind: Joi.valid(...payerKinds).required(),
  document: Joi.valid(...payerDocumentKinds).required(),
  number: Joi.string().required().description('Of a NIT without its check digit'),
  names: text,
  surnames: text,
  company: text,
  address: text,
  municipality: text.description('Five digits of the national statistics office, or nothing'),
  email: Joi.string().required(),
  dian: Joi.string().required().description('The tax authority’s number for this kind of document'),
  checkDigit: Joi.string().allow(null).required(),
}

export const invoicePayerView = Joi.object(shown).label('InvoicePayerData')

export const ownPayerView = Joi.object({
  id: Joi.string().guid().required(),
  ...shown,
  remembered: Joi.boolean().required(),
}).label('OwnInvoicePayer')

export const ownPayersView = Joi.array().items(ownPayerView).label('OwnInvoicePayers')

export const paymentPayerView = Joi.object({
  state: Joi.valid('none', 'named', 'withheld')
    .required()
    .description('withheld: somebody was named, and not by the caller'),
  payer: invoicePayerView.allow(null).required(),
  isIssued: Joi.boolean().required().description('Its invoice is issued: the family corrects it no more'),
  mayCorrect: Joi.boolean().required(),
}).label('PaymentPayer')

/** Whom the invoice of a payment that begins is to be made out to: one of the caller's own. */
export const invoicePayerId = Joi.string()
  .guid()
  .allow(null)
  .description('Whom the invoice is made out to: the id of one that the caller has given')
