import type { Database } from '../../db/open-database.ts'

/**
 * The status of the attempt `a` of a query. What a person gave back ended as failed before `returned` was a status; the
 * exception that was resolved so still tells. That of a share is about the whole family's payment.
 */
export function attemptStatus(database: Database) {
  return database.raw(
    `case when a.status = 'failed' and (exists (${givenBack} and g.attempt_id = a.id) ` +
      `or exists (${givenBack} and g.reference in (${ofFamily}))) ` +
      "then 'returned' else a.status end",
  )
}

/** The same of what a guardian pays as a whole, in the table that a query calls so. */
export function guardianPaymentStatus(database: Database, table: 'i' | 'f') {
  return database.raw(
    `case when ${table}.status = 'failed' and exists (${givenBack} and g.reference = ${table}.reference) ` +
      `then 'returned' else ${table}.status end as status`,
  )
}

const givenBack =
  "select 1 from payment_exception as g where g.resolved_at is not null and g.resolution like 'refund%'"

const ofFamily = 'select w.reference from family_payment as w where w.id = a.family_payment_id'
