import type { ResponseOf } from '../api/call.ts'

export type DaySums = ResponseOf<'GET /api/reconciliation/days'>[number]
export type Day = ResponseOf<'GET /api/reconciliation/days/{day}'>
export type ReconciliationRow = Day['rows'][number]
export type ReconciliationSource = Day['sources'][number]
export type ReconciliationMatch = NonNullable<ReconciliationRow['match']>
export type Side = ReconciliationSource['source']

export const sides: readonly Side[] = ['provider', 'hub', 'accounting']

/** Whether finance still has to look at a row; the hub counts the same. */
export function isOpen({ verdict, match }: ReconciliationRow): boolean {
  return verdict !== 'agrees' && verdict !== 'unknown' && match === null
}

/** An order of the administration, which nobody pays here. */
export function isAdminOrder({ hub }: Pick<ReconciliationRow, 'hub'>): boolean {
  return hub?.instance === 'admin'
}

/** Whose payment it is, else what it is known by. */
export function nameOf({ hub, provider, accounting }: ReconciliationRow): string {
  return hub?.student || accounting?.partner || provider?.reference || ''
}

export function referenceOf({ hub, provider, accounting }: ReconciliationRow): string {
  return hub?.reference ?? provider?.reference ?? accounting?.reference ?? accounting?.number ?? ''
}

/** When it happened; of an entry of accounting only the day may be known. */
export function momentOf({ hub, provider, accounting }: ReconciliationRow): string | null {
  return hub?.at ?? provider?.at ?? accounting?.at ?? null
}

/** The open rows first, then as the day went. */
export function inOrder(rows: readonly ReconciliationRow[]): readonly ReconciliationRow[] {
  const timeOf = (row: ReconciliationRow) => momentOf(row) ?? ''
  return rows.toSorted(
    (one, other) => Number(isOpen(other)) - Number(isOpen(one)) || timeOf(one).localeCompare(timeOf(other)),
  )
}

export interface RowsProps {
  readonly rows: readonly ReconciliationRow[]
  readonly answer: Day
  /** The open rows that a person holds for one payment; undefined: there is nothing to choose. */
  readonly choice: Choice | undefined
}

interface Choice {
  readonly chosen: readonly string[]
  readonly choose: (rows: readonly string[]) => void
}
