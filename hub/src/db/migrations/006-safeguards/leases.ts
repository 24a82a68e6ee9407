import type { Knex } from 'knex'
import { uuid } from '../../columns.ts'

const leased = ['outbox', 'callback_inbox', 'food_plan']

/** Names the lease that a row is worked on under, so that who lost it can no longer write its end. */
export async function up(db: Knex): Promise<void> {
  for (const name of leased)
    await db.schema.alterTable(name, (table) => void uuid(table, 'lease_token').nullable())
}

export async function down(db: Knex): Promise<void> {
  for (const name of leased) await db.schema.alterTable(name, (table) => table.dropColumn('lease_token'))
}
