import type { BasisPoints, Cop, LocalDate } from '@matricula/contract'
import { applyBasisPoints, splitEvenly, sum, whole } from '../../shared/money.ts'
import type { EnrollmentQuote, WithdrawnLine, WithdrawnLineKind } from '../enrollment/index.ts'
import { withdrawnLineKinds } from '../enrollment/withdrawn-line.ts'
import type { Charge } from '../pricing/quote.ts'
import type { ParentSeason } from '../seasons/season.ts'

/** A charge to come that is no longer owed. */
export interface CancelledCharge {
  readonly day: LocalDate
  readonly code: string
  readonly name: string
  readonly amount: Cop
}

export interface WithdrawalFacts {
  readonly season: Pick<ParentSeason, 'withdrawal' | 'dates'>
  /** Bogotá's day on which the student leaves. */
  readonly day: LocalDate
  readonly quote: Pick<EnrollmentQuote, 'period' | 'charges' | WithdrawnLineKind>
  /** COP of the order's payment that was not given back before, and that was. */
  readonly left: Cop
  readonly back: Cop
}

export interface WithdrawalProposal {
  readonly lines: readonly WithdrawnLine[]
  readonly cancelled: readonly CancelledCharge[]
  /** COP of the charges that were not paid with the order and do not lie after the day: they are owed as before. */
  readonly owed: Cop
  /** COP: what the lines return less what was given back before, and no more than is left of the payment. */
  readonly proposed: Cop
}

/**
 * What goes back of a paid order whose student leaves on a day (withdrawals-1 to withdrawals-3). Pure: the season's
 * steps and dates and the order's own quote decide. Amounts are COP; refuses nothing, for every day has an answer.
 */
export function proposeWithdrawal({ season, day, quote, left, back }: WithdrawalFacts): WithdrawalProposal {
  const keeps = keptShare(season.withdrawal, day)
  const lines = withdrawnLineKinds.flatMap((kind) =>
    quote[kind].map((row): WithdrawnLine => {
      const paid = quote.charges.filter((charge) => charge.paidNow && charge.code === row.code)
      const { code, name } = row
      const came = { kind, code, name, paid: sum(paid.map(({ price }) => price)) }
      if (kind === 'annual') return { ...came, ...returnShare(came.paid, keeps) }
      return { ...came, ...returnMonths(monthsOf(paid, { kind, quote, season }), day) }
    }),
  )
  const paid = lines.filter((line) => line.paid > 0)
  const due = sum(paid.map(({ returned }) => returned)) - back
  const proposed = Math.max(0, Math.min(left, due))
  const cancelled = cancelledCharges(quote.charges, day)
  const later = sum(quote.charges.map(({ paidNow, price }) => (paidNow ? 0 : price)))
  const owed = later - sum(cancelled.map(({ amount }) => amount))
  return { lines: paid, cancelled, owed, proposed }
}

/** The share of annual items that the school keeps on a day; all of it where no step says less (withdrawals-1). */
export function keptShare(steps: ParentSeason['withdrawal'], day: LocalDate): BasisPoints {
  return steps.find(({ until }) => until === null || day <= until)?.keeps ?? whole
}

/** The charges that were not paid with the order and lie after the day (withdrawals-3). */
export function cancelledCharges(charges: readonly Charge[], day: LocalDate): readonly CancelledCharge[] {
  return charges
    .filter(({ paidNow, shipDate, price }) => !paidNow && shipDate > day && price > 0)
    .map(({ shipDate, code, name, price }) => ({ day: shipDate, code, name, amount: price }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

type Division = Pick<WithdrawnLine, 'kept' | 'returned' | 'share' | 'months'>

function returnShare(paid: Cop, share: BasisPoints): Division {
  const kept = applyBasisPoints(paid, share)
  return { kept, returned: paid - kept, share, months: null }
}

interface Month {
  readonly day: LocalDate
  readonly amount: Cop
}

interface PaidFor {
  readonly kind: WithdrawnLineKind
  readonly quote: Pick<EnrollmentQuote, 'period'>
  readonly season: Pick<ParentSeason, 'dates'>
}

/** The year paid at once is one charge: its months are the season's, odd pesos on the first. */
function monthsOf(paid: readonly Charge[], { kind, quote, season }: PaidFor): readonly Month[] {
  if (quote.period !== 1 || kind === 'activities')
    return paid.map(({ shipDate, price }) => ({ day: shipDate, amount: price }))
  const days = season.dates.monthly
  const amounts = splitEvenly(sum(paid.map(({ price }) => price)), days.length)
  return days.map((day, index) => ({ day, amount: amounts[index] ?? 0 }))
}

function returnMonths(months: readonly Month[], day: LocalDate): Division {
  const after = months.filter((month) => month.day > day)
  const amounts = (some: readonly Month[]) => sum(some.map(({ amount }) => amount))
  const returned = amounts(after)
  const counts = { paid: months.length, returned: after.length }
  return { kept: amounts(months) - returned, returned, share: null, months: counts }
}
