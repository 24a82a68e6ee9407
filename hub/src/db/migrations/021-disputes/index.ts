import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { indexSparse, uniqueIndex } from '../013-one-payment/new-tables.ts'
import { addIndex } from '../named-index.ts'

/** Payments that whoever paid contests at their bank, until that is decided. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('dispute', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'payment_id').notNullable().references('id').inTable('payment')
    // The payment while the dispute is open, else null: one at a time.
    uuid(table, 'open_payment').nullable()
    table.string('instance', 60).notNullable()
    // As the provider names the case.
    table.string('case_ref', 100).notNullable()
    cop(table, 'amount').notNullable()
    cop(table, 'fee').notNullable()
    table.string('reason', 20).notNullable()
    table.string('status', 10).notNullable()
    // Days in Bogotá.
    table.string('opened_on', 10).notNullable()
    table.string('answer_by', 10).notNullable()
    table.string('answered_on', 10).nullable()
    table.string('ended_on', 10).nullable()
    // What was sent to the provider; null until then, and once the family was erased.
    table.text('answer').nullable()
    // On which its provider decided for whoever paid; who bears it is the school's to say.
    table.string('told_lost_on', 10).nullable()
    table.string('borne_by', 10).nullable()
    table.string('recorded_by', 100).notNullable()
    instant(table, 'recorded_at').notNullable()
    table.string('answered_by', 100).nullable()
    table.string('ended_by', 100).nullable()
    table.string('trace', 64).notNullable()
    table.unique(['open_payment'])
    table.index(['payment_id'])
  })
  await indexSparse(db, 'dispute', ['open_payment'])
  await uniqueIndex(db, 'dispute', ['instance', 'case_ref'])
  await addIndex(db, {
    table: 'dispute',
    columns: ['status', 'answer_by', 'id'],
    name: 'dispute_by_status',
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('dispute')
}
