import type { StudentPrice } from '@matricula/contract'
import { quoteParent } from '../../../src/modules/pricing/quote-parent.ts'
import type { ParentInput, ParentQuote } from '../../../src/modules/pricing/quote.ts'
import { readSeason } from '../seasons/read-season.ts'

export const season = readSeason('2025-2026')

/** An item of the price list without anything special. */
export function anItem(itemCode: string, price: number, more: Partial<StudentPrice> = {}): StudentPrice {
  return {
    itemCode,
    itemName: itemCode,
    listName: 'PRIMERO',
    price,
    commercialPrice: 0,
    total: null,
    scholarship: 0,
    progressiveDiscount: null,
    annuity100Paid: 'No',
    annuity50Paid: 'No',
    annuity100: 0,
    annuity50: 0,
    ...more,
  }
}

/** A family of Primero that chooses right and costs on 19 June 2025. */
export function anInput(more: Partial<ParentInput> = {}): ParentInput {
  return {
    season,
    now: new Date('2025-06-19T10:00:00-05:00'),
    gradeKey: 'PRIMERO',
    annual: [],
    monthly: [],
    period: 3,
    quotas: 11,
    transport: null,
    activities: [],
    balance: 0,
    ...more,
  }
}

/** The quote of an input that is not refused. */
export function aQuote(more: Partial<ParentInput> = {}): ParentQuote {
  const quote = quoteParent(anInput(more))
  if (quote.is === 'refused') throw new Error(`${quote.code} ${JSON.stringify(quote.values)}`)
  return quote
}
