import type { Fee } from '../fees/fee-form.ts'
import type { ChangeInput, ChangeValues } from './change-form.ts'

/** A change of one fee of one grade, ready to be asked about and to be made. */
export interface PlannedChange extends ChangeInput {
  readonly grade: number
  /** As the catalogue has it; null of a fee that is new. */
  readonly fee: Fee | null
  /** What was written, of which it is a part. */
  readonly of: ChangeValues
}

/** What was written, fee by fee. What is not whole yet, or is no fee of the grade, is left out. */
export function planChanges(
  written: readonly (ChangeValues | undefined)[],
  fees: readonly Fee[],
): readonly PlannedChange[] {
  return written.flatMap((change = {}) =>
    (change.grades ?? []).flatMap((grade) => planOne(change, grade, fees)),
  )
}

function planOne(change: ChangeValues, grade: number, fees: readonly Fee[]): readonly PlannedChange[] {
  const { does, type, code = '' } = change
  if (does === undefined || type === undefined || code === '') return []
  const found = fees.find((one) => one.grade === grade && one.type === type && one.code === code)
  const fee = does === 'create' ? null : (found ?? null)
  const value = valueOf(change, fee)
  if ((does !== 'create' && fee === null) || value === null) return []
  return [{ does, type, code, value, grade, fee, of: change, ...(fee !== null && { id: fee.id }) }]
}

function valueOf({ does, by, value, percent }: ChangeValues, fee: Fee | null): number | null {
  if (does === 'archive') return 0
  if (does === 'edit' && by === 'percent') {
    return fee === null || typeof percent !== 'number' ? null : raised(fee.value, Math.round(percent * 100))
  }
  return typeof value === 'number' ? value : null
}

/** A value so many basis points higher, half a peso up; in integers. */
export function raised(value: number, basisPoints: number): number {
  return Math.floor((value * (10_000 + basisPoints) * 2 + 10_000) / 20_000)
}

/** The grades of a plan, in its order. */
export function gradesOf(plan: readonly PlannedChange[]): readonly number[] {
  return [...new Set(plan.map(({ grade }) => grade))]
}

/** As the hub takes it. */
export function requestOf({ does, type, code, value, id }: PlannedChange): ChangeInput {
  return { does, type, code, value, ...(id !== undefined && { id }) }
}

/** The first fee that is changed twice, for the hub refuses to guess which is meant. */
export function changedTwice(plan: readonly PlannedChange[]): PlannedChange | null {
  const twice = plan.find((one, place) =>
    plan.slice(0, place).some(({ grade, code }) => grade === one.grade && code === one.code),
  )
  return twice ?? null
}
