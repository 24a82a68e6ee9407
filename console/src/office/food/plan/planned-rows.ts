import { serviceAfter, heldServiceOf } from '../food-service.ts'
import type { FoodService, HeldService } from '../food-service.ts'
import type { Plan, Progress, ProgressRow } from './plan.ts'

export interface StudentName {
  readonly name: string
  readonly grade: string
}

export type StudentNames = ReadonlyMap<string, StudentName>

/** A student of a plan before it runs. */
export interface PlannedRow extends StudentName {
  readonly student: string
  readonly service: FoodService
  /** What the student has and would have; null where only whoever prepared the plan has seen it. */
  readonly change: { readonly from: HeldService; readonly to: HeldService } | null
  readonly note: string
}

/** The plan as it was answered; after a reload only what it would do is left of it, and the students' names. */
export function plannedRows(
  progress: Progress,
  plan: Plan | null,
  names: StudentNames,
): readonly PlannedRow[] {
  if (plan === null)
    return progress.rows.map((row) => ({
      ...named(row, names),
      service: row.service,
      change: null,
      note: '',
    }))
  return plan.rows.map(({ student, name, grade, service, does, now, note }) => {
    const current = heldServiceOf(now)
    return {
      student,
      name,
      grade,
      service,
      note,
      change: { from: current, to: serviceAfter(does, service, current) },
    }
  })
}

/** A student of a plan that runs or has run. */
export type RunRow = ProgressRow & StudentName

const order = { failed: 0, waiting: 1, done: 2 } as const

/** Those to look into first. */
export function runRows({ rows }: Progress, names: StudentNames): readonly RunRow[] {
  return rows
    .map((row) => ({ ...row, ...named(row, names) }))
    .toSorted((one, other) => order[one.result] - order[other.result])
}

function named({ student }: { readonly student: string }, names: StudentNames) {
  return { student, ...(names.get(student) ?? { name: '', grade: '' }) }
}
