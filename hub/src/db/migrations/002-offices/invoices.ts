import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'

/** Payments of open invoices by guardians, and what each of them holds while it is open. */
export async function invoices(db: Knex): Promise<void> {
  await db.schema.createTable('invoice_payment', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'guardian_id').notNullable().references('id').inTable('guardian')
    table.string('token', 32).notNullable().unique()
    table.string('idempotency_key', 100).notNullable().unique()
    table.string('request_hash', 64).notNullable()
    table.string('instance', 60).notNullable()
    table.string('reference', 32).notNullable().unique()
    cop(table, 'amount').notNullable()
    table.text('documents').notNullable()
    table.string('status', 20).notNullable()
    table.text('payer').nullable()
    table.text('checkout').nullable()
    table.string('provider_ref', 100).nullable()
    table.string('raw_status', 60).nullable()
    table.string('means', 40).nullable()
    table.string('reason', 200).nullable()
    table.text('posted').nullable()
    instant(table, 'started_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'ask_at').nullable()
    table.integer('asked').notNullable()
    instant(table, 'finished_at').nullable()
    table.string('trace', 64).notNullable()
    table.index(['guardian_id', 'started_at'])
    table.index(['ask_at'])
  })
  await db.schema.createTable('invoice_hold', (table) => {
    table.string('partner_code', 20).notNullable()
    table.string('doc_num', 60).notNullable()
    uuid(table, 'payment_id').notNullable().references('id').inTable('invoice_payment')
    table.primary(['partner_code', 'doc_num'])
    table.index(['payment_id'])
  })
}
