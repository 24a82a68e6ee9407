import { type Fact, fact } from '../fact.ts'
import { bogotaDay, type SeasonDays } from '../season-days.ts'
import type { QuoteSnapshot, Quote, TransportChoice } from './transcript.ts'

export interface QuoteInput {
  readonly quote: Quote
  readonly transport: TransportChoice
  readonly activities: readonly string[]
  /** The season's now, for what depends on the day. */
  readonly now: Date
}

/** What must be remembered of a quote once its proof was read. Pure. */
export function snapshotQuote(season: SeasonDays, input: QuoteInput): QuoteSnapshot {
  const { quote, transport, activities } = input
  const rows = rowsOf(quote)
  const has = (name: QuoteSnapshot['profiles'][number], is: boolean) => (is ? [name] : [])
  return {
    choices: {
      period: quote.period,
      method: quote.method,
      quotas: quote.quotas,
      transport: transport.is === 'chosen' ? transport.itemCode : null,
      activities: [...activities].toSorted(),
    },
    totals: quote.totals,
    charges: quote.charges.map(({ code, shipDate, price, paidNow }) =>
      [code, shipDate, price, paidNow ? 'now' : 'later'].join('|'),
    ),
    discrepancy: findDiscrepancy(season, input),
    profiles: [
      ...has(
        'scholarship',
        rows.some(({ scholarship }) => scholarship > 0),
      ),
      ...has(
        'annuity',
        rows.some(({ futureAnnuities }) => futureAnnuities > 0),
      ),
      ...has(
        'progressive',
        rows.some(({ progressiveDiscount }) => progressiveDiscount > 0),
      ),
      ...has(
        'commercial',
        rows.some(({ explanation }) => explanation.some(({ text }) => text === 'rule.commercial-own')),
      ),
    ],
  }
}

/** The first sum of the proof that does not add up: its steps, each line's charges, the totals, what is left to pay. */
export function findDiscrepancy(
  season: SeasonDays,
  { quote, now }: QuoteInput,
): QuoteSnapshot['discrepancy'] {
  const { totals, charges } = quote
  const differs = (what: (amount: number) => Fact, expected: number, found: number) =>
    expected === found ? [] : [{ expected: what(expected), found: what(found) }]
  const total = (name: string) => (amount: number) => fact('total', { name, amount })
  const chargedFor = (code: string, isNow: boolean) =>
    sum(charges.filter((one) => one.code === code && one.paidNow === isNow).map(({ price }) => price))
  const proven = (row: Quote['annual'][number], end: string) =>
    row.explanation.filter(({ text }) => text.endsWith(end)).at(-1)?.result ?? 0
  const early = now < season.transportEarlyUntil ? 'early' : 'late'
  const fare = quote.period === 3 ? 0 : season.transport[quote.period][early]
  const discrepancies = [
    ...rowsOf(quote).flatMap((row) => {
      const { code } = row
      const now = (amount: number) => fact('sumNow', { code, amount })
      const later = (amount: number) => fact('sumLater', { code, amount })
      return [
        ...differs(now, proven(row, '-now'), row.now),
        ...differs(later, proven(row, '-later'), row.later),
        ...differs(now, row.now, chargedFor(code, true)),
        ...differs(later, row.later, chargedFor(code, false)),
      ]
    }),
    ...quote.transport
      .filter(() => quote.period !== 3)
      .flatMap((row) =>
        differs(
          (amount) => fact('discount', { code: row.code, day: bogotaDay(now), amount }),
          fare,
          discountIn(row),
        ),
      ),
    ...differs(total('annualNow'), sumNow(quote.annual), totals.annualNow),
    ...differs(total('monthlyNow'), sumNow(quote.monthly), totals.monthlyNow),
    ...differs(total('transportNow'), sumNow(quote.transport), totals.transportNow),
    ...differs(total('activitiesNow'), sumNow(quote.activities), totals.activitiesNow),
    ...differs(total('subtotal'), sumNow(rowsOf(quote)), totals.subtotal),
    ...differs(total('later'), sum(rowsOf(quote).map(({ later }) => later)), totals.later),
    ...differs(total('totalV'), Math.max(0, totals.subtotal + totals.balance), totals.totalV),
  ]
  return discrepancies[0] ?? null
}

function discountIn({ explanation }: Quote['annual'][number]): number {
  return Number(explanation.find(({ text }) => text.endsWith('-now'))?.values['discount'] ?? 0)
}

function rowsOf({ annual, monthly, transport, activities }: Quote) {
  return [...annual, ...monthly, ...transport, ...activities]
}

function sumNow(rows: readonly { readonly now: number }[]): number {
  return sum(rows.map(({ now }) => now))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
