import type { JournalEntry, LocalDate, ProviderPayment } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { bookingNames, entryNames } from './entry-names.ts'
import { judgeRow, type Verdict } from './judge-day.ts'
import type { Look } from './look.ts'
import type { Movement } from './movement.ts'
import { Places } from './places.ts'

/** A payment of the provider, and through which of its instances. */
export interface Charge {
  readonly instance: string
  readonly payment: ProviderPayment
}

/** One payment as the three have it. */
export interface DayRow {
  /** The same whenever the day is read. */
  readonly id: string
  readonly verdict: Verdict
  readonly movement: Movement | null
  readonly charge: Charge | null
  readonly entries: readonly JournalEntry[]
}

export interface Seen {
  readonly day: LocalDate
  readonly movements: readonly Movement[]
  readonly providers: readonly Look<ProviderPayment>[]
  readonly accounting: Look<JournalEntry>
}

/**
 * What happened on a day, by reference. A payment is told on one day alone: the hub's where it stands there, else
 * the provider's, else accounting's.
 */
export function joinDay({ day, movements, providers, accounting }: Seen): readonly DayRow[] {
  const charges = new Places(
    providers.flatMap(({ instance, items }) => items.map((payment) => ({ instance, payment }))),
    ({ instance, payment }) => [`${instance}:${payment.reference}`],
  )
  const entries = new Places(accounting.items, entryNames)
  const unheard = new Set(providers.flatMap(({ instance, state }) => (isHeard(state) ? [] : [instance])))
  const ours = movements.map((movement) => {
    const charge = charges.take([`${movement.instance}:${movement.reference}`], (one) =>
      Number(one.payment.providerRef === movement.providerRef),
    )
    const booked = movement.bookings.flatMap((booking) => entries.take(bookingNames(booking)) ?? [])
    return rowOf({ movement, charge, entries: booked }, { unheard, accounting })
  })
  const rest = { unheard, accounting }
  return [
    ...ours.filter((row) => belongsTo(row, day)),
    ...charges.left().map((charge) => rowOf({ movement: null, charge, entries: [] }, rest)),
    ...entries.left().map((entry) => rowOf({ movement: null, charge: null, entries: [entry] }, rest)),
  ]
}

function isHeard(state: Look<unknown>['state']): boolean {
  return state === 'listed' || state === 'asked-one-by-one'
}

type Sides = Pick<DayRow, 'movement' | 'charge' | 'entries'>
type Heard = { readonly unheard: ReadonlySet<string>; readonly accounting: Look<JournalEntry> }

function rowOf(sides: Sides, { unheard, accounting }: Heard): DayRow {
  const { movement, charge, entries } = sides
  const isUnheard = movement !== null && unheard.has(movement.instance)
  const verdict = judgeRow({
    provider: charge === null ? (isUnheard ? 'unknown' : null) : charge.payment,
    hub: movement && { ...movement, booked: sum(movement.bookings.map(({ amount }) => amount)) },
    accounting: bookedIn(entries, movement, accounting),
  })
  return { id: idOf(sides), verdict, ...sides }
}

/** What accounting shows; a part of it, while the rest could not be asked for, is not known yet. */
function bookedIn(
  entries: readonly JournalEntry[],
  movement: Movement | null,
  { state }: Look<JournalEntry>,
): { readonly amount: number } | null | 'unknown' {
  const isWhole = entries.length >= (movement?.bookings.length ?? 0)
  if (!isHeard(state) && !isWhole) return 'unknown'
  return entries.length === 0 ? null : { amount: sum(entries.map(({ amount }) => amount)) }
}

/** Never two alike on a day, and short enough for its column whatever a vendor calls its own. */
function idOf({ movement, charge, entries }: Sides): string {
  const [entry] = entries
  const name =
    movement !== null
      ? `${movement.instance}:${movement.reference}`
      : charge !== null
        ? `${charge.instance}:${charge.payment.providerRef}`
        : `accounting:${entry?.is ?? ''}:${entry?.ref ?? ''}`
  return name.slice(0, longestId)
}

export const longestId = 200

function belongsTo({ movement, charge, entries }: DayRow, day: LocalDate): boolean {
  if (movement !== null && movement.standing !== 'open') return bogotaDay(new Date(movement.at)) === day
  const hasMoved = charge?.payment.status === 'approved' || charge?.payment.status === 'reversed'
  return hasMoved || entries.length > 0
}
