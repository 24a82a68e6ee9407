import { parseAnswer } from '@matricula/contract'
import type { Cop, Invoice } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import { day } from './days.ts'

/** An open invoice as either way of reading tells it. */
export interface SapInvoice {
  readonly DocNum: number
  readonly DocDueDate: string
  readonly DocTotal: Cop
  readonly PaidToDate: Cop
  readonly DocCurrency: string | null
  readonly CardCode: string
  readonly CardName: string | null
  readonly DocumentLines: readonly { readonly ItemDescription: string | null }[]
}

const words = Joi.string().allow('', null).default(null)

const sapInvoice = Joi.object<SapInvoice>({
  DocNum: Joi.number().integer().required(),
  DocDueDate: day.required(),
  DocTotal: pesos.required(),
  PaidToDate: pesos.required(),
  DocCurrency: words,
  CardCode: Joi.string().required(),
  CardName: words,
  DocumentLines: Joi.array()
    .items(Joi.object({ ItemDescription: words }).unknown())
    .default([]),
})
  .unknown()
  .required()

export const invoiceProperties = [
  'DocNum',
  'DocDueDate',
  'DocTotal',
  'PaidToDate',
  'DocCurrency',
  'CardCode',
  'CardName',
  'DocumentLines',
] as const

export type FoundInvoice =
  | { readonly is: 'open' | 'settled'; readonly invoice: Invoice }
  /** Nobody can pay it here in pesos. */
  | { readonly is: 'other-currency' }

/** What is still to pay of an invoice: its total less what was paid, both in pesos. It is described by its first line. */
export function invoiceFrom(answer: unknown, currencies: readonly string[]): FoundInvoice {
  const invoice = parseAnswer(sapInvoice, answer)
  const { DocCurrency, DocTotal, PaidToDate, DocumentLines } = invoice
  if (DocCurrency !== null && DocCurrency !== '' && !currencies.includes(DocCurrency)) {
    return { is: 'other-currency' }
  }
  const pending = Math.max(0, DocTotal - PaidToDate)
  return {
    is: pending > 0 ? 'open' : 'settled',
    invoice: {
      docNum: String(invoice.DocNum),
      dueDate: invoice.DocDueDate,
      description: DocumentLines[0]?.ItemDescription ?? '',
      total: DocTotal,
      pending,
      partnerCode: invoice.CardCode,
      partnerName: invoice.CardName ?? invoice.CardCode,
    },
  }
}
