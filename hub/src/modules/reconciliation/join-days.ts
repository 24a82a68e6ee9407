import type { DaySpan, JournalEntry, LocalDate, ProviderPayment } from '@matricula/contract'
import { isWithin } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { bookingNames, entryNames } from './entry-names.ts'
import { judgeRow, type Verdict } from './judge-day.ts'
import { isHeard, type SourceAnswer } from './source-answer.ts'
import type { Movement } from './movement.ts'

/** A payment of the provider, and through which of its instances. */
export interface Charge {
  readonly instance: string
  readonly payment: ProviderPayment
}

/** One payment as the three have it. */
export interface DayRow {
  /** The same whenever the day is read. */
  readonly id: string
  /** On which it is told. */
  readonly day: LocalDate
  readonly verdict: Verdict
  readonly movement: Movement | null
  readonly charge: Charge | null
  readonly entries: readonly JournalEntry[]
}

export interface Seen {
  readonly days: DaySpan
  readonly movements: readonly Movement[]
  readonly providers: readonly SourceAnswer<ProviderPayment>[]
  readonly accounting: SourceAnswer<JournalEntry>
}

/**
 * What happened on some days, by reference. A payment is told on one day alone: the hub's where it stands there, else
 * the provider's, else accounting's.
 */
export function joinDays({ days, movements, providers, accounting }: Seen): readonly DayRow[] {
  const charges = new Places(
    providers.flatMap(({ instance, items }) => items.map((payment) => ({ instance, payment }))),
    ({ instance, payment }) => [`${instance}:${payment.reference}`],
  )
  const entries = new Places(accounting.items, entryNames)
  const unheard = new Set(providers.flatMap(({ instance, state }) => (isHeard(state) ? [] : [instance])))
  const heard = { unheard, accounting, days }
  const ours = movements.flatMap((movement) => {
    const charge = charges.take([`${movement.instance}:${movement.reference}`], (one) =>
      Number(one.payment.providerRef === movement.providerRef),
    )
    const booked = movement.bookings.flatMap((booking) => entries.take(bookingNames(booking)) ?? [])
    return rowOf({ movement, charge, entries: booked }, heard) ?? []
  })
  return [
    ...ours,
    ...charges.left().flatMap((charge) => rowOf({ movement: null, charge, entries: [] }, heard) ?? []),
    ...entries
      .left()
      .flatMap((entry) => rowOf({ movement: null, charge: null, entries: [entry] }, heard) ?? []),
  ]
}

type Sides = Pick<DayRow, 'movement' | 'charge' | 'entries'>
interface AnsweredDays extends Pick<Seen, 'days' | 'accounting'> {
  readonly unheard: ReadonlySet<string>
}

/** Null for what is told on no day of these. */
function rowOf(sides: Sides, { unheard, accounting, days }: AnsweredDays): DayRow | null {
  const { movement, charge, entries } = sides
  const day = dayOf(sides, days)
  if (day === null) return null
  const isUnheard = movement !== null && unheard.has(movement.instance)
  const verdict = judgeRow({
    provider: charge === null ? (isUnheard ? 'unknown' : null) : charge.payment,
    hub: movement && { ...movement, booked: sum(movement.bookings.map(({ amount }) => amount)) },
    accounting: bookedIn(entries, movement, accounting),
  })
  return { id: idOf(sides), day, verdict, ...sides }
}

/** What accounting shows; a part of it, while the rest could not be asked for, is not known yet. */
function bookedIn(
  entries: readonly JournalEntry[],
  movement: Movement | null,
  { state }: SourceAnswer<JournalEntry>,
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

/** What a vendor told when it was asked about these days is told on one of them, whatever its own clock says. */
function dayOf({ movement, charge, entries }: Sides, days: DaySpan): LocalDate | null {
  if (movement !== null && movement.moneyState !== 'open') {
    const day = bogotaDay(new Date(movement.at))
    return isWithin(day, days) ? day : null
  }
  const hasMoved = charge?.payment.status === 'approved' || charge?.payment.status === 'reversed'
  if (charge !== null && (hasMoved || movement === null))
    return nearest(bogotaDay(new Date(charge.payment.at)), days)
  const [entry] = entries
  return entry === undefined ? null : nearest(entry.day, days)
}

function nearest(day: LocalDate, { from, to }: DaySpan): LocalDate {
  if (day < from) return from
  return day > to ? to : day
}

/** Things by the names they can be found under, each taken once. */
class Places<T> {
  readonly #left: Set<T>
  readonly #byName = new Map<string, T[]>()

  constructor(things: readonly T[], namesOf: (thing: T) => readonly string[]) {
    this.#left = new Set(things)
    for (const thing of things) {
      for (const name of namesOf(thing)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), thing])
    }
  }

  /** Of several, the one that ranks highest, else the first. */
  take(names: readonly string[], rankOf: (thing: T) => number = () => 0): T | null {
    const found = names
      .flatMap((name) => this.#byName.get(name) ?? [])
      .filter((thing) => this.#left.has(thing))
    const [first] = found.toSorted((one, other) => rankOf(other) - rankOf(one))
    if (first !== undefined) this.#left.delete(first)
    return first ?? null
  }

  left(): readonly T[] {
    return [...this.#left]
  }
}
