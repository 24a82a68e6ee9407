import type { Knex } from 'knex'

interface Index {
  readonly table: string
  readonly columns: readonly string[]
  readonly name: string
  /** The rows that it has, where it has not all. */
  readonly where?: string
}

/** The orders that lists walk along, so that a page reads its own rows alone. */
const added: readonly Index[] = [
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
  for (const { table, columns, name, where } of added) {
    const names = columns.map(() => '??').join(', ')
    const some = where === undefined ? '' : ` where ${where}`
    await db.raw(`create index ?? on ?? (${names})${some}`, [name, table, ...columns])
  }
}

export async function down(db: Knex): Promise<void> {
  for (const { table, name } of added)
    await db.schema.alterTable(table, (altered) => void altered.dropIndex([], name))
  await db.schema.alterTable('student', (altered) => void altered.index([...unasked]))
}
