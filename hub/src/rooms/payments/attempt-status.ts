import type { Database } from '../../db/open-database.ts'

/**
 * The status of the attempt `a` of a query. What a person gave back ended as failed before `returned` was a status; the
 * exception that was resolved so still tells.
 */
export function attemptStatus(database: Database) {
  return database.raw(
    `case when a.status = 'failed' and exists (${givenBack}) then 'returned' else a.status end`,
  )
}

const givenBack =
  'select 1 from payment_exception as g where g.attempt_id = a.id and g.resolved_at is not null ' +
  "and g.resolution like 'refund%'"
