import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { type FoundInvoice, invoiceFrom, invoiceProperties } from './from-invoice.ts'

/** An open invoice with its place among all of them. */
export interface SapReceivable {
  readonly docEntry: number
  readonly found: FoundInvoice
}

const place = Joi.object<{ readonly DocEntry: number }>({ DocEntry: Joi.number().integer().required() })
  .unknown()
  .required()

/** What an invoice is for is not asked: the lines of thousands would be read to be thrown away. */
export const receivableProperties = [
  'DocEntry',
  ...invoiceProperties.filter((name) => name !== 'DocumentLines'),
] as const

export function receivableFrom(answer: unknown, currencies: readonly string[]): SapReceivable {
  return { docEntry: parseAnswer(place, answer).DocEntry, found: invoiceFrom(answer, currencies) }
}
