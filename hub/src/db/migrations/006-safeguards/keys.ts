import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Keys of machines expire; those that were made before do not. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('api_key', (table) => void instant(table, 'expires_at').nullable())
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('api_key', (table) => table.dropColumn('expires_at'))
}
