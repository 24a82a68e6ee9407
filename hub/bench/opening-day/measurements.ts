import { measured, type Measurement } from '../goals/goals.ts'
import type { SchoolName } from './schools.ts'
import type { CrowdResult } from './tally.ts'
import type { HubsSeen } from './watch-hubs.ts'

export interface MeasuredDay {
  readonly school: SchoolName
  readonly families: number
  readonly opening: CrowdResult
  readonly seen: HubsSeen
  /** Families a second when the next comes as soon as one has paid. */
  readonly most: number
}

/** What the days say of their goals. Pure. */
export function measurementsOf(days: readonly MeasuredDay[]): readonly Measurement[] {
  return days.flatMap((day) => [
    ...paidOf(day, days),
    measured('opening-day', `errors, ${day.school}`, errorsIn(day.opening)),
    measured('opening-day', `worst p99 of its p50, ${day.school}`, worstCall(day.opening)[1]),
  ])
}

function paidOf({ school, most }: MeasuredDay, days: readonly MeasuredDay[]): readonly Measurement[] {
  if (school !== 'three hubs on PostgreSQL') return [measured('opening-day', `paid, ${school}`, most)]
  const one = days.find((day) => day.school === 'one hub on PostgreSQL')
  const times = most / (one?.most ?? Number.NaN)
  return [measured('opening-day', `paid of one hub, ${school}`, times)]
}

/** All calls that met anything else than the answer they expected. */
export function errorsIn({ errors }: CrowdResult): number {
  return Object.values(errors).reduce((sum, count) => sum + count, 0)
}

/** The call whose slowest are the furthest from its usual ones. */
export function worstCall({ calls }: CrowdResult): readonly [string, number] {
  const ratios = Object.entries(calls).map(([call, { p50Ms, p99Ms }]) => [call, p99Ms / p50Ms] as const)
  return ratios.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN]
}
