import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'

/** One payment of a guardian for several children, and students' sessions that a guardian opened. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('family_payment', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'guardian_id').notNullable().references('id').inTable('guardian')
    table.string('token', 32).notNullable().unique()
    table.string('idempotency_key', 100).notNullable().unique()
    table.string('request_hash', 64).notNullable()
    table.string('instance', 60).notNullable()
    table.string('reference', 32).notNullable().unique()
    cop(table, 'amount').notNullable()
    table.string('status', 20).notNullable()
    table.text('payer').nullable()
    table.text('checkout').nullable()
    table.string('provider_ref', 100).nullable()
    table.string('raw_status', 60).nullable()
    table.string('means', 40).nullable()
    table.string('reason', 200).nullable()
    instant(table, 'started_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'ask_at').nullable()
    table.integer('asked').notNullable()
    instant(table, 'finished_at').nullable()
    table.string('trace', 64).notNullable()
    table.index(['guardian_id', 'started_at'])
    table.index(['ask_at'])
  })
  await db.schema.alterTable('payment_attempt', (table) => {
    // The guardian's payment that the attempt is a child's share of. Without a foreign key: SQLite would copy the table.
    uuid(table, 'family_payment_id').nullable()
    table.index(['family_payment_id'])
  })
  await db.schema.alterTable('session', (table) => {
    uuid(table, 'opened_by').nullable()
    table.index(['opened_by'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('session', (table) => {
    table.dropIndex(['opened_by'])
    table.dropColumn('opened_by')
  })
  await db.schema.alterTable('payment_attempt', (table) => {
    table.dropIndex(['family_payment_id'])
    table.dropColumn('family_payment_id')
  })
  await db.schema.dropTable('family_payment')
}
