import Joi from 'joi'
import { creditReasons } from '@matricula/contract'
import { type InvoicePayerPayload, invoicePayerForm } from '../payers/payers.schemas.ts'
import { noteStatuses } from './credit-note.store.ts'
import { keptStatuses } from './einvoice.store.ts'

/** Nothing at all where nobody is to be corrected. */
export const reissuePayload = Joi.object<{ payer?: InvoicePayerPayload }>({
  payer: invoicePayerForm
    .optional()
    .description('Whom it is to name, where finance corrects that')
    .label('CorrectedInvoicePayer'),
})
  .allow(null)
  .label('EinvoiceReissue')

const text = Joi.string().allow(null).required()

const status = Joi.valid(...keptStatuses)
  .required()
  .description('sending and waiting: the tax authority has not answered yet')

const shown = {
  number: text.description('With its prefix; null while there is none, and where it is withheld'),
  cufe: text.description(
    'By which the tax authority shows it; null until it is accepted, and where it is withheld',
  ),
  reason: text.description('Why it was rejected'),
  issuedAt: text,
}

const shownNote = {
  id: Joi.string().guid().required(),
  status: Joi.valid(...noteStatuses)
    .required()
    .description(
      'sending and waiting: the tax authority has not answered yet; manual: the provider issues none from here, and finance does there',
    ),
  number: text.description('With its prefix; null while there is none, and where it is withheld'),
  cude: text.description('As the CUFE of an invoice'),
  total: Joi.number().integer().required(),
  issuedAt: text,
  hasPdf: Joi.boolean().required(),
}

const paymentNoteView = Joi.object({ ...shownNote, checkUrl: text }).label('PaymentCreditNote')

/** A credit note as finance is told of it. */
export const creditNoteView = Joi.object({
  ...shownNote,
  reference: Joi.string().required(),
  credits: Joi.valid(...creditReasons)
    .required()
    .description('annulment: all of the invoice by itself; partial-return: a part of it'),
  reason: text.description('Why it was rejected'),
  notices: Joi.array().items(Joi.string()).required(),
  createdAt: Joi.string().isoDate().required(),
}).label('CreditNote')

const shownToFamily = {
  ...shown,
  total: Joi.number().integer().allow(null).required(),
  withheld: Joi.boolean()
    .required()
    .description('It is made out to somebody whom the caller did not give: they are told its status alone'),
  hasPdf: Joi.boolean().required(),
  checkUrl: text.description('Where the tax authority shows it'),
  creditNotes: Joi.array().items(paymentNoteView).required().description('Of what went back since'),
}

const partEinvoiceView = Joi.object({
  id: Joi.string().guid().required(),
  place: Joi.number().integer().required().description('Of the part, from 1 on'),
  status,
  ...shownToFamily,
}).label('PartEinvoice')

/** As the family is told of it. */
export const paymentEinvoiceView = Joi.object({
  status: Joi.valid('none', ...keptStatuses)
    .required()
    .description(
      'none: the payment has no electronic invoice of its own; sending and waiting: the tax authority has not answered yet',
    ),
  ...shownToFamily,
  parts: Joi.array()
    .items(partEinvoiceView)
    .required()
    .description('Of an order that was paid in parts, the invoice of each part in their order'),
}).label('PaymentEinvoice')

/** As finance is told of it. */
export const einvoiceView = Joi.object({
  id: Joi.string().guid().required(),
  reference: Joi.string().required(),
  paymentReference: Joi.string().required(),
  token: text.description('Of the payment, by which the office opens it'),
  students: Joi.array()
    .items(
      Joi.object({ code: Joi.string().required(), name: Joi.string().allow('').required() }).label(
        'EinvoiceStudent',
      ),
    )
    .required()
    .description('Of the orders that it is of'),
  isReplaced: Joi.boolean()
    .required()
    .description('Rejected, and its payment has an invoice since that was not'),
  status,
  ...shown,
  total: Joi.number().integer().required(),
  notices: Joi.array().items(Joi.string()).required(),
  requestedBy: Joi.string().required(),
  createdAt: Joi.string().isoDate().required(),
  creditNotes: Joi.array().items(creditNoteView).required().description('Of what went back since'),
}).label('Einvoice')

export const einvoicesView = Joi.array().items(einvoiceView).label('Einvoices')
