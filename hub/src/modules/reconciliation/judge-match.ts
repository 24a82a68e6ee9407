import type { Cop } from '@matricula/contract'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { sum } from '../../shared/money.ts'
import type { DayRow } from './join-days.ts'

type MatchedRow = Pick<DayRow, 'movement' | 'charge' | 'entries'>

/** Why rows are no two sides of one payment; its words stand in the texts as `match.<reason>`. */
export type MatchRefusal = 'oneSide' | 'amounts' | 'students' | 'references'

/**
 * Why some rows cannot be held for one payment: one side alone has them, the sides come to other sums, or they name other
 * students or other references of ours (reconciliation-9). `isOurs` says whether a reference is. Null: they can.
 */
export function judgeMatch(
  rows: readonly MatchedRow[],
  isOurs: (reference: string) => boolean,
): MatchRefusal | null {
  const sides = Object.values(sumsOf(rows)).filter((sums) => sums.length > 0)
  if (sides.length < 2) return 'oneSide'
  if (!areAllAlike(sides)) return 'amounts'
  if (!areAllAlike(rows.map(studentsOf))) return 'students'
  return areAllAlike(rows.map((row) => referencesOf(row).filter(isOurs))) ? null : 'references'
}

/** What each side comes to; the hub by what was paid, and by what accounting must show of it. */
function sumsOf(
  rows: readonly MatchedRow[],
): Readonly<Record<'provider' | 'hub' | 'accounting', readonly Cop[]>> {
  const charges = rows.flatMap(({ charge }) => charge ?? [])
  const movements = rows.flatMap(({ movement }) => movement ?? [])
  const entries = rows.flatMap((row) => row.entries)
  const booked = movements.flatMap(({ bookings }) => bookings)
  const paid = sum(movements.map(({ amount }) => amount))
  return {
    provider: charges.length === 0 ? [] : [sum(charges.map(({ payment }) => payment.amount))],
    hub: movements.length === 0 ? [] : [paid, sum(booked.map(({ amount }) => amount))],
    accounting: entries.length === 0 ? [] : [sum(entries.map(({ amount }) => amount))],
  }
}

/** School codes that a row names; none of a charge that nobody here began. */
function studentsOf({ movement, entries }: MatchedRow): readonly string[] {
  return [...(movement?.students ?? []), ...entries.map(({ partnerCode }) => studentCodeOf(partnerCode))]
}

function referencesOf({ movement, charge, entries }: MatchedRow): readonly string[] {
  return [
    ...(movement === null ? [] : [movement.reference, ...movement.bookings.map((one) => one.reference)]),
    ...(charge === null ? [] : [charge.payment.reference]),
    ...entries.flatMap(({ reference }) => reference ?? []),
  ]
}

/** Whether every two that say something say one thing in common. */
function areAllAlike(said: readonly (readonly unknown[])[]): boolean {
  const saying = said.filter(({ length }) => length > 0)
  return saying.every((one) => saying.every((other) => one.some((value) => other.includes(value))))
}
