import type { Knex } from 'knex'
import { dialectOf } from '../../statements.ts'

interface Index {
  readonly table: string
  readonly columns: readonly string[]
}

function index(table: string, ...columns: readonly string[]): Index {
  return { table, columns }
}

/** One row for each of these, in columns that always have a value. */
const filled: readonly Index[] = [
  index('activity_subscription', 'project', 'student_code', 'slot'),
  index('activity_subscription', 'project', 'student_code', 'activity_code'),
  index('enrollment_order', 'token'),
  index('enrollment_order', 'reference'),
  index('enrollment_order', 'project', 'student_code'),
  index('charge', 'order_id', 'seq'),
  index('payment_attempt', 'idempotency_key'),
  index('payment_attempt', 'reference'),
  index('payment', 'order_id'),
  index('payment', 'attempt_id'),
  index('payment_exception', 'kind', 'instance', 'reference', 'provider_ref', 'occurrence'),
  index('payment_capture', 'reference', 'instance', 'provider_ref'),
  index('receipt', 'order_id'),
  index('receipt', 'token'),
  index('callback_inbox', 'instance', 'event_id'),
  index('outbox', 'key'),
  index('guardian', 'email'),
  index('api_key', 'hash'),
  index('consent', 'student_code', 'purpose', 'text_version', 'text_hash'),
  index('fee_version', 'fee_id', 'version'),
  index('signing', 'reference'),
  index('signing', 'project', 'student_code', 'document'),
  index('invoice_payment', 'token'),
  index('invoice_payment', 'idempotency_key'),
  index('invoice_payment', 'reference'),
  index('family_payment', 'token'),
  index('family_payment', 'idempotency_key'),
  index('family_payment', 'reference'),
]

/** One row for each value there is, which queries look for. */
const sparse: readonly Index[] = [
  index('payment_attempt', 'open_order_id'),
  index('fee', 'active_key'),
  index('signing', 'vendor_id'),
  index('discount', 'active_key'),
  index('approval', 'open_subject'),
]

/**
 * Knex makes SQL Server's unique indexes for the rows that have values alone, and a query may use such a one only where
 * it says so itself: charges had no index by their order. Those whose columns are always filled are made for all rows,
 * the others get a plain one beside them. The other databases use theirs for every query as they are.
 */
export async function up(db: Knex): Promise<void> {
  if (dialectOf(db) !== 'mssql') return
  for (const { table, columns } of filled) {
    await db.schema.alterTable(table, (change) => void change.dropUnique([...columns]))
    const names = columns.map(() => '??').join(', ')
    await db.raw(`create unique index ?? on ?? (${names})`, [nameOf({ table, columns }), table, ...columns])
  }
  for (const { table, columns } of sparse)
    await db.schema.alterTable(table, (change) => void change.index([...columns]))
}

export async function down(db: Knex): Promise<void> {
  if (dialectOf(db) !== 'mssql') return
  for (const { table, columns } of sparse)
    await db.schema.alterTable(table, (change) => void change.dropIndex([...columns]))
  for (const { table, columns } of filled) {
    await db.schema.alterTable(table, (change) => void change.dropUnique([...columns]))
    await db.schema.alterTable(table, (change) => void change.unique([...columns]))
  }
}

/** As Knex names it. */
function nameOf({ table, columns }: Index): string {
  return `${[table, ...columns].join('_')}_unique`
}
