import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** What came in from providers and what must still go out. */
export async function deliveries(db: Knex): Promise<void> {
  await db.schema.createTable('callback_inbox', (table) => {
    table.increments('id')
    table.string('instance', 60).notNullable()
    table.string('event_id', 100).notNullable()
    table.string('reference', 60).notNullable()
    table.text('event').notNullable()
    table.string('status', 10).notNullable()
    instant(table, 'due_at').notNullable()
    instant(table, 'leased_until').nullable()
    table.integer('attempts').notNullable()
    table.string('last_fault', 200).nullable()
    instant(table, 'received_at').notNullable()
    instant(table, 'done_at').nullable()
    table.unique(['instance', 'event_id'])
    table.index(['status', 'due_at'])
  })
  await db.schema.createTable('outbox', (table) => {
    table.increments('id')
    table.string('topic', 40).notNullable()
    table.string('key', 100).notNullable().unique()
    table.text('payload').notNullable()
    table.string('status', 10).notNullable()
    instant(table, 'due_at').notNullable()
    instant(table, 'leased_until').nullable()
    table.integer('attempts').notNullable()
    table.string('last_fault', 200).nullable()
    table.string('trace', 64).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'done_at').nullable()
    table.index(['status', 'due_at'])
  })
}
