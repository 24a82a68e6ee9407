import type { Database } from '../../db/database.ts'

type Some = ReturnType<Database['queryBuilder']>

/** The columns of a query that say when a thing happened and by which references others know it. */
export interface NarrowedBy {
  readonly days: readonly string[]
  readonly references: readonly string[]
}

/** Narrows a query to some of the movements. */
export type MovementFilter = (rows: Some, by: NarrowedBy) => void

/** What happened in a half-open span. */
export function happened(since: Date, until: Date): MovementFilter {
  return (rows, { days }) => {
    for (const day of days) {
      void rows.orWhere((one) => {
        void one.where(day, '>=', since.toISOString()).where(day, '<', until.toISOString())
      })
    }
  }
}

/** What is known by one of these references, whenever it happened. */
export function knownBy(wanted: readonly string[]): MovementFilter {
  return (rows, { references }) => {
    for (const reference of references) void rows.orWhereIn(reference, [...wanted])
  }
}
