import type { Knex } from 'knex'

/** Callbacks are counted by reference before one more is kept. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('callback_inbox', (table) => table.index(['reference', 'instance']))
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('callback_inbox', (table) => table.dropIndex(['reference', 'instance']))
}
