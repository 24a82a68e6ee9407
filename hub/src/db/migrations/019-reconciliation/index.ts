import type { Knex } from 'knex'
import { instant } from '../../columns.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'

const paymentsByTime: NamedIndex = { table: 'payment', columns: ['approved_at'], name: 'payment_by_time' }

/** Closed days that provider, hub and accounting agreed on, as they were last heard. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('reconciled_day', (table) => {
    table.string('day', 10).primary()
    instant(table, 'heard_at').notNullable()
    // What the hub's payments of the day came to when it was heard.
    table.string('payments', 100).notNullable()
    table.text('summary').notNullable()
  })
  await addIndex(db, paymentsByTime)
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, paymentsByTime)
  await db.schema.dropTable('reconciled_day')
}
