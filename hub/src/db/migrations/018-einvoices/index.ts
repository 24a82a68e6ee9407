import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { indexSparse, uniqueIndex } from '../013-one-payment/new-tables.ts'

/** Electronic invoices of payments and their credit notes, as their provider last told them. Whom they name stands with the payment. */
export async function up(db: Knex): Promise<void> {
  await createEinvoices(db)
  await createCreditNotes(db)
}

async function createEinvoices(db: Knex): Promise<void> {
  await db.schema.createTable('einvoice', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'attempt_id').notNullable().references('id').inTable('payment_attempt')
    table.string('reference', 32).notNullable()
    table.string('status', 25).notNullable()
    // The payment's id until it is rejected: a payment has one invoice at a time.
    uuid(table, 'open_key').nullable()
    table.string('provider_ref', 100).nullable()
    table.string('number', 40).nullable()
    table.string('cufe', 96).nullable()
    table.string('reason', 500).nullable()
    table.text('notices').notNullable()
    cop(table, 'total').notNullable()
    // What it is issued with, of which credit notes take a share.
    table.text('lines').notNullable()
    table.string('requested_by', 100).notNullable()
    table.string('trace', 64).notNullable()
    instant(table, 'created_at').notNullable()
    // When the provider issued it, and when it was last asked.
    instant(table, 'issued_at').nullable()
    instant(table, 'asked_at').notNullable()
    table.unique(['open_key'])
    table.index(['attempt_id', 'created_at'])
    table.index(['status', 'asked_at'])
    table.index(['status', 'created_at', 'id'])
    table.index(['number'])
    table.index(['created_at', 'id'])
  })
  await indexSparse(db, 'einvoice', ['open_key'])
  await uniqueIndex(db, 'einvoice', ['reference'])
}

async function createCreditNotes(db: Knex): Promise<void> {
  await db.schema.createTable('credit_note', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'einvoice_id').notNullable().references('id').inTable('einvoice')
    // What went back, such as `refund:{id}`: each is credited once.
    table.string('cause', 60).notNullable()
    table.string('reference', 32).notNullable()
    table.string('status', 25).notNullable()
    table.string('provider_ref', 100).nullable()
    table.string('number', 40).nullable()
    table.string('cude', 96).nullable()
    table.string('reason', 500).nullable()
    table.text('notices').notNullable()
    cop(table, 'total').notNullable()
    table.text('lines').notNullable()
    table.string('trace', 64).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'issued_at').nullable()
    instant(table, 'asked_at').notNullable()
    table.index(['status', 'asked_at'])
    table.index(['number'])
  })
  await uniqueIndex(db, 'credit_note', ['einvoice_id', 'cause'])
  await uniqueIndex(db, 'credit_note', ['reference'])
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('credit_note')
  await db.schema.dropTable('einvoice')
}
