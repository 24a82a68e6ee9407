import { type Cop, type LocalDate, type Receivable, shiftDay } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { type DayRules, priceOnDay } from '../pricing/price-on-day.ts'

/** How late an invoice is, in days after its due date. */
export const ageingBuckets = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

export function ageOf(dueDate: LocalDate, day: LocalDate): AgeingBucket {
  if (day <= dueDate) return 'notDue'
  if (day <= shiftDay(dueDate, 30)) return 'to30'
  if (day <= shiftDay(dueDate, 60)) return 'to60'
  return day <= shiftDay(dueDate, 90) ? 'to90' : 'over90'
}

/** COP still to pay by age, and the interest of the day beside it. */
export type AgedAmounts = Readonly<Record<AgeingBucket, Cop>> & {
  readonly total: Cop
  readonly surcharge: Cop
}

/** What one partner owes. */
export interface PartnerDebt extends AgedAmounts {
  readonly partnerCode: string
  readonly partnerName: string
  /** How many invoices are open. */
  readonly invoices: number
  /** The first due date of them. */
  readonly oldest: LocalDate
}

/** What each partner owes by its age on a day: every invoice in one age of one partner, to the peso. */
export function agedDebts(
  receivables: readonly Receivable[],
  day: LocalDate,
  rules: DayRules,
): readonly PartnerDebt[] {
  const byPartner = new Map<string, Receivable[]>()
  for (const one of receivables) {
    const same = byPartner.get(one.partnerCode)
    if (same === undefined) byPartner.set(one.partnerCode, [one])
    else same.push(one)
  }
  return [...byPartner].map(([partnerCode, owed]) => ({
    partnerCode,
    partnerName: owed[0]?.partnerName ?? '',
    invoices: owed.length,
    oldest: owed
      .map(({ dueDate }) => dueDate)
      .reduce((first, dueDate) => (dueDate < first ? dueDate : first)),
    ...amountsBy(
      owed.map((invoice) => ({
        [ageOf(invoice.dueDate, day)]: invoice.pending,
        total: invoice.pending,
        surcharge: priceOnDay(invoice, day, rules).surcharge,
      })),
    ),
  }))
}

/** The sum of each age, and of all of them. */
export function amountsBy(parts: readonly Partial<AgedAmounts>[]): AgedAmounts {
  const of = (part: keyof AgedAmounts) => sum(parts.map((one) => one[part] ?? 0))
  return {
    notDue: of('notDue'),
    to30: of('to30'),
    to60: of('to60'),
    to90: of('to90'),
    over90: of('over90'),
    total: of('total'),
    surcharge: of('surcharge'),
  }
}
