import type { Database } from '../../db/database.ts'
import { leftStatuses } from '../students/index.ts'

type Some = ReturnType<Database['queryBuilder']>

/**
 * Leaves out who has left the school, unless something is paid or is being paid for them. `student` and `order` are
 * what the query calls the two tables.
 */
export function notWithdrawn(student: string, order: string): (rows: Some) => void {
  return (rows) =>
    void rows
      .whereNull(`${student}.status`)
      .orWhereNotIn(`${student}.status`, leftStatuses)
      .orWhereNotIn(`${order}.status`, ['open', 'withdrawn'])
}
