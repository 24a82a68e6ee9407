import Joi from 'joi'
import { refundStatuses, refundWays } from '../../../api/lists.ts'
import { payerDocumentKinds } from '../../../api/invoice-payer.ts'
import { payerFields } from '../../../api/payer.ts'
import { invoicePayerView } from '../payers/payers.schemas.ts'

const text = Joi.string()
const instant = text.isoDate()
const day = text.isoDate().raw()

export const retainedPayerData = Joi.array()
  .items(
    Joi.object({
      what: Joi.valid('invoice').required(),
      until: day.required().description('Its last day'),
    }).label('RetainedPayerData'),
  )
  .required()
  .description('What the law has the school keep, whatever is erased')

const refund = Joi.object({
  amount: Joi.number().integer().required(),
  status: Joi.valid(...refundStatuses).required(),
  way: Joi.valid(...refundWays).required(),
  day: day.allow(null).required(),
}).label('RefundOfPayer')

export const payerDataView = Joi.object({
  exportedAt: instant.required(),
  payer: Joi.object({
    ...Object.fromEntries(Object.keys(payerFields).map((field) => [field, text.allow('').required()])),
    document: Joi.valid(...payerDocumentKinds),
  })
    .allow(null)
    .required()
    .label('PayerAsTyped')
    .description('Null once it was erased'),
  invoicedTo: invoicePayerView.allow(null).required(),
  kept: retainedPayerData,
  payment: Joi.object({
    reference: text.required(),
    providerReference: text.allow(null).required(),
    amount: Joi.number().integer().required(),
    status: text.required(),
    means: text.allow(null).required(),
    startedAt: instant.required(),
    finishedAt: instant.allow(null).required(),
    refunds: Joi.array().items(refund).required(),
  })
    .required()
    .label('PaymentOfPayer'),
}).label('PayerData')

export const erasedPayerView = Joi.object({ kept: retainedPayerData }).label('PayerErased')
