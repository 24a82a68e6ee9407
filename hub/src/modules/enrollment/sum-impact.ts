import type { Cop } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { Comparison } from './compare-prices.ts'

/**
 * What a change does to one family. settled: its price stands already. not-enabled: nobody lets it enrol, so that it
 * is charged nothing. unknown: nobody could say.
 */
export interface FamilyImpact {
  readonly student: string
  readonly name: string
  readonly comparison: Comparison | 'settled' | 'not-enabled' | 'unknown'
}

interface Priced {
  readonly student: string
  readonly name: string
  readonly comparison: Comparison
}

interface Share {
  readonly families: number
  readonly amount: Cop
}

export interface ImpactRow {
  readonly student: string
  readonly name: string
  readonly before: Cop
  readonly after: Cop
  readonly difference: Cop
  readonly due_now_difference: Cop
  readonly lines: Comparison['lines']
}

export interface ImpactSum {
  readonly students: number
  readonly affected: number
  readonly more: Share
  readonly less: Share
  readonly unchanged: number
  readonly unknown: number
  readonly settled: number
  readonly not_enabled: number
  /** Of those who could be priced. */
  readonly before: Cop
  readonly after: Cop
  readonly rows: readonly ImpactRow[]
}

/** A grade's families in one sum; who pays most more comes first. A family counts once for each of its students. */
export function sumImpact(families: readonly FamilyImpact[]): ImpactSum {
  const priced = families.filter(isPriced)
  const rows = priced
    .filter(({ comparison }) => comparison.lines.length > 0)
    .map(rowOf)
    .toSorted(mostFirst)
  const count = (state: string) => families.filter(({ comparison }) => comparison === state).length
  return {
    students: families.length,
    affected: rows.length,
    more: shareOf(rows.filter(({ difference }) => difference > 0)),
    less: shareOf(rows.filter(({ difference }) => difference < 0)),
    unchanged: families.length - rows.length - count('unknown') - count('not-enabled'),
    unknown: count('unknown'),
    settled: count('settled'),
    not_enabled: count('not-enabled'),
    before: sum(priced.map(({ comparison }) => comparison.before)),
    after: sum(priced.map(({ comparison }) => comparison.after)),
    rows,
  }
}

function isPriced(family: FamilyImpact): family is Priced {
  return typeof family.comparison === 'object'
}

function rowOf({ student, name, comparison }: Priced): ImpactRow {
  const { before, after, dueNow, lines } = comparison
  return { student, name, before, after, difference: after - before, due_now_difference: dueNow, lines }
}

function mostFirst(one: ImpactRow, other: ImpactRow): number {
  return other.difference - one.difference || one.student.localeCompare(other.student)
}

function shareOf(rows: readonly ImpactRow[]): Share {
  return { families: rows.length, amount: sum(rows.map(({ difference }) => Math.abs(difference))) }
}
