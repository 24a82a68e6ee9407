import type { Cop, LocalDate } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { type AccountKind, kindOf, type Movement } from '../ledger/index.ts'

/** What the postings of a day say of its money. */
export interface DayLedger {
  /** What came in, where, and in all. */
  readonly provider: Cop
  readonly bank: Cop
  readonly desk: Cop
  readonly gross: Cop
  /** What the school no longer holds: given back, taken back, lost. */
  readonly outflow: Cop
  /** What came less what went. */
  readonly net: Cop
  /** What accounting came to have, less what was undone there. */
  readonly accounting: Cop
}

/** Where money of the school is, whoever keeps it and whatever it went for: between these none comes and none goes. */
const held: readonly AccountKind[] = [
  'provider',
  'bank',
  'desk',
  'disputed',
  'in-transit',
  'fees',
  'withheld',
]

/** Pure: the sums of the movements of each day (reconciliation-15). A day without one is missing. */
export function ledgersOf(movements: readonly Movement[]): ReadonlyMap<LocalDate, DayLedger> {
  const days = new Set(movements.map(({ day }) => day))
  return new Map([...days].map((day) => [day, ledgerOf(movements.filter((one) => one.day === day))]))
}

/** What was posted of a day after it. */
export interface LatePostings extends DayLedger {
  /** Bogotá's day on which it was. */
  readonly postedOn: LocalDate
}

/** Pure: the sums of what was posted of a day later, by when that was; of what moves none of them nothing (reconciliation-19). */
export function latePostingsOf(movements: readonly Movement[], day: LocalDate): readonly LatePostings[] {
  const later = movements
    .filter((movement) => movement.day === day)
    .map((movement) => ({ movement, postedOn: bogotaDay(new Date(movement.postedAt)) }))
    .filter(({ postedOn }) => postedOn > day)
  return [...new Set(later.map(({ postedOn }) => postedOn))]
    .toSorted()
    .map((postedOn) => {
      const own = later.filter((one) => one.postedOn === postedOn).map(({ movement }) => movement)
      return { postedOn, ...ledgerOf(own) }
    })
    .filter(({ gross, outflow, accounting }) => gross !== 0 || outflow !== 0 || accounting !== 0)
}

export function ledgerOf(movements: readonly Movement[]): DayLedger {
  const came = movements.filter(isComing)
  const at = (...kinds: readonly AccountKind[]) => sumOn(came, kinds)
  const gross = at(...held)
  const net = sumOn(movements, held)
  return {
    provider: at('provider'),
    bank: at('bank'),
    desk: at('desk'),
    gross,
    outflow: gross - net,
    net,
    accounting: 0 - sumOn(movements, ['accounting']),
  }
}

/** A payment's own movement is its money coming, unless it went back. */
function isComing({ key, reason }: Movement): boolean {
  return key.startsWith('payment:') && reason !== 'returned'
}

function sumOn(movements: readonly Movement[], kinds: readonly AccountKind[]): Cop {
  const lines = movements.flatMap((one) => one.lines)
  return sum(
    lines.filter(({ account }) => kinds.some((kind) => kindOf(account) === kind)).map(({ amount }) => amount),
  )
}
