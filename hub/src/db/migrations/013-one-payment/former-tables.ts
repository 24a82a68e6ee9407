import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { dialectOf } from '../../statements.ts'
import { addIndex, type NamedIndex } from '../named-index.ts'
import { bySigns, indexSparse, prefixOf, sharedColumns, uniqueIndex } from './new-tables.ts'

/** The tables of payments as the migrations up to 012 left them. */
export async function createFormerTables(db: Knex): Promise<void> {
  await createAttempts(db)
  await createGuardianPayments(db, 'family_payment', () => {})
  await createGuardianPayments(db, 'invoice_payment', (table) => {
    table.text('documents').notNullable()
    table.text('posted').nullable()
  })
  await createPayments(db)
  await createHolds(db)
  if (dialectOf(db) === 'pg') await addIndex(db, familyPrefix, bySigns(db))
}

const familyPrefix: NamedIndex = {
  table: 'family_payment',
  columns: ['reference'],
  name: 'family_payment_reference_prefix',
}

const attemptIndexes: readonly NamedIndex[] = [
  { table: 'payment_attempt', columns: ['started_at', 'order_id', 'id'], name: 'attempt_by_start' },
  {
    table: 'payment_attempt',
    columns: ['status', 'started_at'],
    name: 'attempt_agreements',
    where: "path = 'agreement'",
  },
  { table: 'payment_attempt', columns: ['instance', 'order_id', 'id'], name: 'attempt_by_instance' },
]

async function createAttempts(db: Knex): Promise<void> {
  await db.schema.createTable('payment_attempt', (table) => {
    sharedColumns(table)
    table.primary(['id'])
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    uuid(table, 'open_order_id').nullable().unique()
    table.string('path', 20).notNullable()
    uuid(table, 'family_payment_id').nullable()
    table.index(['order_id'])
    table.index(['family_payment_id'])
    table.index(['ask_at'])
    table.index(['status', 'expires_at'])
  })
  await uniqueIndex(db, 'payment_attempt', ['idempotency_key'])
  await uniqueIndex(db, 'payment_attempt', ['reference'])
  await indexSparse(db, 'payment_attempt', ['open_order_id'])
  for (const index of attemptIndexes) await addIndex(db, index)
  await addIndex(db, prefixOf('payment_attempt', 'provider_ref'), bySigns(db))
  if (dialectOf(db) === 'pg') await addIndex(db, prefixOf('payment_attempt', 'reference'), bySigns(db))
}

async function createGuardianPayments(
  db: Knex,
  name: 'family_payment' | 'invoice_payment',
  own: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
  await db.schema.createTable(name, (table) => {
    sharedColumns(table)
    table.primary(['id'])
    uuid(table, 'guardian_id').notNullable().references('id').inTable('guardian')
    table.string('token', 32).notNullable()
    own(table)
    table.index(['guardian_id', 'started_at'])
    table.index(['ask_at'])
  })
  for (const column of ['token', 'idempotency_key', 'reference']) await uniqueIndex(db, name, [column])
  await addIndex(db, { table: name, columns: ['started_at'], name: `${name}_by_time` })
}

const paymentIndexes: readonly NamedIndex[] = [
  { table: 'payment', columns: ['amount'], name: 'payment_amounts' },
  { table: 'payment', columns: ['approved_at', 'order_id'], name: 'payment_by_time' },
  { table: 'payment', columns: ['status', 'order_id', 'attempt_id', 'amount'], name: 'payment_by_status' },
]

async function createPayments(db: Knex): Promise<void> {
  await db.schema.createTable('payment', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    uuid(table, 'attempt_id').notNullable().references('id').inTable('payment_attempt')
    cop(table, 'amount').notNullable()
    table.string('status', 30).notNullable()
    table.string('instance', 60).notNullable()
    table.string('provider_ref', 100).notNullable()
    table.string('means', 40).nullable()
    table.string('actor', 100).notNullable()
    table.string('reason', 200).nullable()
    instant(table, 'approved_at').notNullable()
    table.string('trace', 64).notNullable()
  })
  await uniqueIndex(db, 'payment', ['order_id'])
  await uniqueIndex(db, 'payment', ['attempt_id'])
  for (const index of paymentIndexes) await addIndex(db, index)
}

async function createHolds(db: Knex): Promise<void> {
  await db.schema.createTable('invoice_hold', (table) => {
    table.string('partner_code', 20).notNullable()
    table.string('doc_num', 60).notNullable()
    uuid(table, 'payment_id').notNullable()
    table.primary(['partner_code', 'doc_num'])
    table.foreign('payment_id').references('id').inTable('invoice_payment')
    table.index(['payment_id'])
  })
}
