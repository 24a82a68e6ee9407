import type { Knex } from 'knex'

/** Tells the tries of a delivery that said nothing about it, as while its vendor was away, from those that did. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('outbox', (table) => table.integer('postponed').notNullable().defaultTo(0))
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('outbox', (table) => table.dropColumn('postponed'))
}
