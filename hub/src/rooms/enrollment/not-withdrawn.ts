import type { Database } from '../../db/open-database.ts'

type Some = ReturnType<Database['queryBuilder']>

/** Statuses of the student information system of those whom no school year waits for. */
const left = ['withdrawn', 'inactive', 'graduated', 'declined']

/**
 * Leaves out who has left the school, unless something was paid or is being paid for them. `student` and `order` are
 * what the query calls the two tables.
 */
export function notWithdrawn(student: string, order: string): (rows: Some) => void {
  return (rows) =>
    void rows
      .whereNull(`${student}.status`)
      .orWhereNotIn(`${student}.status`, left)
      .orWhereNot(`${order}.status`, 'open')
}
