import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { dialectOf } from '../../statements.ts'
import { addIndex, type NamedIndex } from '../named-index.ts'

type Table = Knex.CreateTableBuilder

/** What each attempt keeps, whatever it pays. */
export const sharedFields = [
  'id',
  'idempotency_key',
  'request_hash',
  'instance',
  'reference',
  'amount',
  'status',
  'provider_ref',
  'raw_status',
  'means',
  'reason',
  'payer',
  'checkout',
  'started_at',
  'expires_at',
  'ask_at',
  'asked',
  'finished_at',
  'trace',
] as const

export const attemptFields = [...sharedFields, 'pays', 'path', 'guardian_id', 'token'] as const

export function sharedColumns(table: Table): void {
  uuid(table, 'id').notNullable()
  table.string('idempotency_key', 100).notNullable()
  table.string('request_hash', 64).notNullable()
  table.string('instance', 60).notNullable()
  table.string('reference', 32).notNullable()
  cop(table, 'amount').notNullable()
  table.string('status', 20).notNullable()
  table.string('provider_ref', 100).nullable()
  table.string('raw_status', 60).nullable()
  table.string('means', 40).nullable()
  table.string('reason', 200).nullable()
  table.text('payer').nullable()
  table.text('checkout').nullable()
  instant(table, 'started_at').notNullable()
  instant(table, 'expires_at').notNullable()
  instant(table, 'ask_at').nullable()
  table.integer('asked').notNullable()
  instant(table, 'finished_at').nullable()
  table.string('trace', 64).notNullable()
}

export function attemptColumns(table: Table): void {
  sharedColumns(table)
  // order, orders or invoices.
  table.string('pays', 10).notNullable()
  table.string('path', 20).notNullable()
  uuid(table, 'guardian_id').nullable()
  table.string('token', 32).nullable()
  // The link that somebody pays by; null for the family itself.
  uuid(table, 'pay_link_id').nullable()
}

export async function createAttempts(db: Knex): Promise<void> {
  await db.schema.createTable('payment_attempt', (table) => {
    attemptColumns(table)
    table.primary(['id'])
    table.foreign('guardian_id').references('id').inTable('guardian')
    table.unique(['token'])
    table.index(['guardian_id', 'pays', 'started_at'])
    table.index(['ask_at'])
    table.index(['status', 'expires_at'])
    table.index(['started_at'])
    table.index(['reference', 'id'])
    table.index(['pay_link_id'])
  })
  // Who asks for one kind of thing may have used the key of another.
  await uniqueIndex(db, 'payment_attempt', ['pays', 'idempotency_key'])
  await uniqueIndex(db, 'payment_attempt', ['reference'])
  await indexSparse(db, 'payment_attempt', ['token'])
  await addIndex(db, agreements)
  await addPrefix(db, 'payment_attempt', 'reference')
  await addIndex(db, prefixOf('payment_attempt', 'provider_ref'), bySigns(db))
}

const agreements: NamedIndex = {
  table: 'payment_attempt',
  columns: ['status', 'started_at'],
  name: 'attempt_agreements',
  where: "path = 'agreement'",
}

export const paymentFields = [
  'id',
  'attempt_id',
  'amount',
  'instance',
  'provider_ref',
  'means',
  'actor',
  'reason',
  'approved_at',
  'trace',
] as const

export function paymentColumns(table: Table): void {
  uuid(table, 'id').notNullable()
  // Null for money that nobody here asked for.
  uuid(table, 'attempt_id').nullable()
  cop(table, 'amount').notNullable()
  table.string('instance', 60).notNullable()
  table.string('provider_ref', 100).notNullable()
  table.string('means', 40).nullable()
  table.string('actor', 100).notNullable()
  table.string('reason', 200).nullable()
  instant(table, 'approved_at').notNullable()
  table.string('trace', 64).notNullable()
}

export async function createPayments(db: Knex): Promise<void> {
  await db.schema.createTable('payment', (table) => {
    paymentColumns(table)
    table.primary(['id'])
    table.foreign('attempt_id').references('id').inTable('payment_attempt')
    table.index(['attempt_id'])
  })
}

export const allocationFields = [
  'id',
  'attempt_id',
  'order_id',
  'partner_code',
  'doc_num',
  'reference',
  'instance',
  'amount',
  'status',
  'reason',
  'provider_ref',
  'open_key',
  'paid_as',
  'payment_id',
  'posted_ref',
  'planned_at',
  'ended_at',
  'approved_at',
] as const

export function allocationColumns(table: Table): void {
  uuid(table, 'id').notNullable()
  uuid(table, 'attempt_id').notNullable()
  // Either an order, or a partner's document.
  uuid(table, 'order_id').nullable()
  table.string('partner_code', 20).nullable()
  table.string('doc_num', 60).nullable()
  table.string('reference', 32).notNullable()
  table.string('instance', 60).notNullable()
  cop(table, 'amount').notNullable()
  table.string('status', 20).notNullable()
  table.string('reason', 200).nullable()
  table.string('provider_ref', 100).nullable()
  // What it is for while it locks it, else null: the key that allows one at a time.
  table.string('open_key', 90).nullable()
  table.string('paid_as', 30).nullable()
  uuid(table, 'payment_id').nullable()
  table.string('posted_ref', 60).nullable()
  instant(table, 'planned_at').notNullable()
  instant(table, 'ended_at').nullable()
  instant(table, 'approved_at').nullable()
}

export async function createAllocations(db: Knex): Promise<void> {
  await db.schema.createTable('allocation', (table) => {
    allocationColumns(table)
    table.primary(['id'])
    table.foreign('attempt_id').references('id').inTable('payment_attempt')
    table.foreign('order_id').references('id').inTable('enrollment_order')
    table.foreign('payment_id').references('id').inTable('payment')
    table.unique(['open_key'])
    table.index(['attempt_id'])
    table.index(['reference', 'attempt_id'])
    table.index(['partner_code', 'doc_num'])
  })
  await indexSparse(db, 'allocation', ['open_key'])
  for (const index of allocationIndexes) await addIndex(db, index)
  await addPrefix(db, 'allocation', 'reference')
  await addIndex(db, prefixOf('allocation', 'provider_ref'), bySigns(db))
}

const allocationIndexes: readonly NamedIndex[] = [
  { table: 'allocation', columns: ['order_id', 'paid_as', 'status'], name: 'allocation_of_order' },
  { table: 'allocation', columns: ['planned_at', 'order_id', 'id'], name: 'allocation_by_plan' },
  { table: 'allocation', columns: ['approved_at', 'order_id', 'id'], name: 'allocation_by_approval' },
  { table: 'allocation', columns: ['instance', 'order_id', 'id'], name: 'allocation_by_instance' },
  { table: 'allocation', columns: ['status', 'order_id', 'id'], name: 'allocation_by_status' },
  {
    table: 'allocation',
    columns: ['paid_as', 'status', 'order_id', 'amount'],
    name: 'allocation_by_paid',
  },
  { table: 'allocation', columns: ['amount', 'order_id'], name: 'allocation_by_amount' },
]

/** What people type the beginning of, by the signs alone: PostgreSQL's plain index sorts by its language. */
export async function addPrefix(db: Knex, table: string, column: string): Promise<void> {
  if (dialectOf(db) === 'pg') await addIndex(db, prefixOf(table, column), bySigns(db))
}

export function prefixOf(table: string, column: string): NamedIndex {
  return { table, columns: [column], name: `${table.replace('payment_', '')}_${column}_prefix` }
}

export function bySigns(db: Knex): string {
  return dialectOf(db) === 'pg' ? ' collate "C"' : ''
}

/** For all rows, in columns that always have a value: Knex makes SQL Server's for those that have one alone. */
export async function uniqueIndex(db: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (dialectOf(db) !== 'mssql')
    return db.schema.alterTable(table, (change) => void change.unique([...columns]))
  const names = columns.map(() => '??').join(', ')
  const name = `${[table, ...columns].join('_')}_unique`
  await db.raw(`create unique index ?? on ?? (${names})`, [name, table, ...columns])
}

/** Beside SQL Server's unique indexes of the rows that have a value, which a query may not use. */
export async function indexSparse(db: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (dialectOf(db) !== 'mssql') return
  for (const column of columns) await db.schema.alterTable(table, (change) => void change.index([column]))
}
