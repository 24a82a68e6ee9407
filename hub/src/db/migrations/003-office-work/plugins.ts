import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Plugin instances that a person has paused, for every hub over this database. */
export async function plugins(db: Knex): Promise<void> {
  await db.schema.createTable('plugin_pause', (table) => {
    table.string('instance', 60).primary()
    table.string('reason', 200).notNullable()
    table.string('paused_by', 100).notNullable()
    instant(table, 'paused_at').notNullable()
  })
}
