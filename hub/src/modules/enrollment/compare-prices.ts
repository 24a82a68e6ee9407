import type { Cop, StudentPrice } from '@matricula/contract'
import { isBefore } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { isRefused } from '../../shared/refusal.ts'
import { quoteParent } from '../pricing/quote-parent.ts'
import type { ParentInput, ParentQuote, PricedChoice, PriceRefusal } from '../pricing/quote.ts'
import { parentPart, type ParentSeason, type Period } from '../seasons/season.ts'

/** What may be charged to one student: by accounting, and of the catalogue. */
export interface Chargeable {
  readonly items: readonly StudentPrice[]
  readonly activities: readonly PricedChoice[]
}

export type PricingContext = Pick<ParentInput, 'season' | 'now' | 'gradeKey' | 'period'>

export interface ChangedLine {
  readonly code: string
  readonly name: string
  /** COP of the year, due now and later. */
  readonly before: Cop
  readonly after: Cop
}

export interface Comparison {
  /** Of the year, for the codes compared. */
  readonly before: Cop
  readonly after: Cop
  /** How much more is due today. */
  readonly dueNow: Cop
  /** The lines that are not what they were. */
  readonly lines: readonly ChangedLine[]
}

/** What the fees of these codes cost a student before and after, both through the one chain of prices. */
export function comparePrices(
  terms: PricingContext,
  codes: readonly string[],
  { before, after }: { readonly before: Chargeable; readonly after: Chargeable },
): PriceRefusal<'BAD_INPUT' | 'PERIOD_CLOSED'> | Comparison {
  const [was, becomes] = [quoteCodes(terms, codes, before), quoteCodes(terms, codes, after)]
  if (isRefused(was)) return was
  if (isRefused(becomes)) return becomes
  const lines = codes.map((code) => lineOf(code, was, becomes))
  return {
    before: sum(lines.map((line) => line.before)),
    after: sum(lines.map((line) => line.after)),
    dueNow: becomes.totals.subtotal - was.totals.subtotal,
    lines: lines.filter((line) => line.before !== line.after),
  }
}

function quoteCodes(terms: PricingContext, codes: readonly string[], { items, activities }: Chargeable) {
  const { prefixes, quotas } = parentPart(terms.season)
  const listed = (prefix: string) =>
    items.filter(({ itemCode }) => codes.includes(itemCode) && itemCode.startsWith(prefix))
  return quoteParent({
    ...terms,
    annual: listed(prefixes.annual),
    monthly: listed(prefixes.monthly),
    // Instalments part an amount and do not change it.
    quotas: quotas.default,
    transport: null,
    activities: activities.filter(({ code }) => codes.includes(code)),
    balance: 0,
  })
}

function lineOf(code: string, was: ParentQuote, becomes: ParentQuote): ChangedLine {
  const [old, next] = [rowsOf(code, was), rowsOf(code, becomes)]
  const cost = (rows: typeof old) => sum(rows.map(({ now, later }) => now + later))
  return { code, name: (old[0] ?? next[0])?.name ?? code, before: cost(old), after: cost(next) }
}

function rowsOf(code: string, { annual, monthly, activities }: ParentQuote) {
  return [...annual, ...monthly, ...activities].filter((row) => row.code === code)
}

/** The period a family would pay: its own while that is open, else the one that every draft begins with. */
export function periodOf(chosen: Period | null, { windows }: ParentSeason, now: Date): Period {
  return chosen !== null && isBefore(now, windows.cutoff) ? chosen : 3
}
