import type { Knex } from 'knex'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'

/** The orders that lists walk along, so that a page reads its own rows alone. */
const added: readonly NamedIndex[] = [
  { table: 'student', columns: ['folded', 'code'], name: 'student_by_name' },
  { table: 'student', columns: ['status', 'code'], name: 'student_by_status' },
  { table: 'student', columns: ['grade_name', 'code'], name: 'student_by_grade' },
  { table: 'student', columns: ['enrollment_year', 'code'], name: 'student_by_year' },
  {
    table: 'approval',
    columns: ['requested_at', 'id'],
    name: 'approval_open',
    where: 'open_subject is not null',
  },
  { table: 'charge', columns: ['project', 'ship_date', 'id'], name: 'charge_later', where: 'paid_now = 0' },
  { table: 'payment_attempt', columns: ['started_at', 'order_id'], name: 'attempt_by_time' },
  { table: 'payment', columns: ['amount'], name: 'payment_amounts' },
  { table: 'payment_exception', columns: ['attempt_id'], name: 'exception_of_attempt' },
  { table: 'payment_exception', columns: ['reference'], name: 'exception_of_reference' },
]

/** What nothing asks for any more. */
const unasked = ['last_names', 'code'] as const

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('student', (altered) => void altered.dropIndex([...unasked]))
  for (const index of added) await addIndex(db, index)
}

export async function down(db: Knex): Promise<void> {
  for (const index of added) await dropIndex(db, index)
  await db.schema.alterTable('student', (altered) => void altered.index([...unasked]))
}
