import type { ResponseOf } from '../api/call.ts'

export type Impact = ResponseOf<'POST /api/enrollment/admin/fees/impact'>

export interface FamilyRow extends Omit<Impact['rows'][number], 'lines'> {
  readonly grade: string
}

type Sums = Pick<
  Impact,
  | 'students'
  | 'affected'
  | 'more'
  | 'less'
  | 'unchanged'
  | 'unknown'
  | 'settled'
  | 'not_enabled'
  | 'before'
  | 'after'
>

export interface ImpactTotals extends Sums {
  /** Who pays most more comes first. */
  readonly rows: readonly FamilyRow[]
  /** Text keys of what was taken for granted, each once. */
  readonly assumes: readonly string[]
  /** Whether accounting's price list charges one of the fees. */
  readonly isOfAccounting: boolean
}

const counts = [
  'students',
  'affected',
  'unchanged',
  'unknown',
  'settled',
  'not_enabled',
  'before',
  'after',
] as const

/** What several grades come to together. */
export function sumImpacts(impacts: readonly Impact[]): ImpactTotals {
  const sum = (of: (impact: Impact) => number) => impacts.reduce((all, impact) => all + of(impact), 0)
  const share = (side: 'more' | 'less') => ({
    families: sum((impact) => impact[side].families),
    amount: sum((impact) => impact[side].amount),
  })
  const sums = Object.fromEntries(counts.map((name) => [name, sum((impact) => impact[name])]))
  return {
    ...(sums as Record<(typeof counts)[number], number>),
    more: share('more'),
    less: share('less'),
    rows: impacts
      .flatMap(({ rows, grade_name: grade }) => rows.map(({ lines: _lines, ...row }) => ({ ...row, grade })))
      .toSorted((one, other) => other.difference - one.difference),
    assumes: [...new Set(impacts.flatMap(({ assumes }) => assumes))],
    isOfAccounting: impacts.some(({ changes }) => changes.some(({ charged_by: by }) => by === 'accounting')),
  }
}
