import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Seals over the audit trail, each over some entries and the seal before it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('audit_seal', (table) => {
    table.integer('number').notNullable().primary()
    table.integer('entries').notNullable()
    instant(table, 'newest_at').notNullable()
    table.string('seal', 64).notNullable()
    instant(table, 'sealed_at').notNullable()
    instant(table, 'dropped_at').nullable()
  })
  await db.schema.alterTable('audit', (table) => {
    // The number of its seal; null until it has one.
    table.integer('sealed_in').nullable()
    table.index(['sealed_in', 'id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('audit', (table) => {
    table.dropIndex(['sealed_in', 'id'])
    table.dropColumn('sealed_in')
  })
  await db.schema.dropTable('audit_seal')
}
