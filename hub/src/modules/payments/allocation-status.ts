import type { Database } from '../../db/database.ts'
import { splitPath } from './split-path.ts'
import type { AttemptStatus } from './attempt.model.ts'

/** refunded: the school gave back all that was left of it; reversed is then the provider's own doing. */
export type AllocationStatus = AttemptStatus | 'refunded'

/**
 * The status of the allocation `a` of a query. What a person gave back ended as failed before `returned` was a status;
 * the exception that was resolved so still tells, of the allocation alone or of the attempt as a whole. What the school gave
 * back whole of a payment that stood has the provider's status; what stands for parts, of which providers take back each by itself, never has it of them.
 */
export function allocationStatus(database: Database) {
  return database.raw(
    `case when a.status = 'reversed' and ((a.refunded > 0 and a.refunded = a.amount and a.part_id is null) ` +
      `or a.instance = '${splitPath}') then 'refunded' ` +
      `when a.status = 'failed' and (exists (${givenBack} and g.reference = a.reference) ` +
      `or exists (${givenBack} and g.reference in (${ofAttempt}))) ` +
      "then 'returned' else a.status end",
  )
}

/** The same of what a guardian pays as a whole, in the table that a query calls so. */
export function guardianPaymentStatus(database: Database, table: 'i' | 'f') {
  return database.raw(
    `case when ${table}.status = 'reversed' and not exists (${notRefunded} and b.attempt_id = ${table}.id) ` +
      `then 'refunded' when ${table}.status = 'failed' and exists (${givenBack} and g.reference = ${table}.reference) ` +
      `then 'returned' else ${table}.status end as status`,
  )
}

const notRefunded =
  'select 1 from allocation as b where not ' +
  "(b.status = 'reversed' and b.refunded > 0 and b.refunded = b.amount and b.part_id is null)"

const givenBack =
  "select 1 from payment_exception as g where g.resolved_at is not null and g.resolution like 'refund%'"

const ofAttempt = 'select w.reference from payment_attempt as w where w.id = a.attempt_id'
