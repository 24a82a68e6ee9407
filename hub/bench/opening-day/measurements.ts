import { measured, type Measurement } from '../goals/goals.ts'
import type { ProcessorUse } from './processor.ts'
import type { SchoolName } from './schools.ts'
import type { CrowdResult } from './tally.ts'
import type { HubsSeen } from './watch-hubs.ts'

export interface MeasuredDay {
  readonly school: SchoolName
  readonly families: number
  readonly hubs: number
  readonly opening: CrowdResult
  readonly seen: HubsSeen
  readonly processor: ProcessorUse
  /** Families a second when the next comes as soon as one has paid. */
  readonly most: number
}

/** A school that could not be opened, or not in time: nobody was served. */
export interface UnopenedDay {
  readonly school: SchoolName
  readonly families: number
  readonly why: string
}

export type Day = MeasuredDay | UnopenedDay

/** What the days say of their goals. Pure. */
export function measurementsOf(days: readonly Day[]): readonly Measurement[] {
  return days.flatMap((day) =>
    'why' in day ? [measured('opening-day', `not served, ${day.school}`, day.families)] : ofDay(day, days),
  )
}

function ofDay(day: MeasuredDay, days: readonly Day[]): readonly Measurement[] {
  return [
    ...paidOf(day, days),
    measured('opening-day', `not served, ${day.school}`, sumOf(day.opening.notServed)),
    measured('opening-day', `errors, ${day.school}`, sumOf(day.opening.errors)),
    measured('opening-day', `worst p99 of its p50, ${day.school}`, worstCall(day.opening)[1]),
  ]
}

function paidOf(day: MeasuredDay, days: readonly Day[]): readonly Measurement[] {
  const { school, most } = day
  if (school !== 'three hubs on PostgreSQL') return [measured('opening-day', `paid, ${school}`, paidBy(day))]
  const one = days.find(
    (day): day is MeasuredDay => day.school === 'one hub on PostgreSQL' && !('why' in day),
  )
  const times = most / (one?.most ?? Number.NaN)
  return [measured('opening-day', `paid of one hub, ${school}`, times)]
}

/** What comes to a school of 3,000 families within its first minute. */
const wholeSchoolPerSecond = 50

/** Families a second of a whole school's opening; of a smaller crowd, the most that the hub bears. */
function paidBy({ families, opening, most }: MeasuredDay): number {
  const { paid, spentMs, arrivingMs } = opening
  const isWhole = families * 1000 >= wholeSchoolPerSecond * arrivingMs
  return isWhole ? (paid / spentMs) * 1000 : most
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The call whose slowest are the furthest from its usual ones. */
export function worstCall({ calls }: CrowdResult): readonly [string, number] {
  const ratios = Object.entries(calls).map(([call, { p50Ms, p99Ms }]) => [call, p99Ms / p50Ms] as const)
  return ratios.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN]
}
