import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Settings, what plugins remember, and who did what. */
export async function settingsAndAudit(db: Knex): Promise<void> {
  await db.schema.createTable('setting', (table) => {
    table.string('key', 60).primary()
    table.text('value').notNullable()
  })
  await db.schema.createTable('plugin_memo', (table) => {
    table.string('instance', 60).notNullable()
    table.string('key', 200).notNullable()
    table.text('value').notNullable()
    instant(table, 'expires_at').nullable()
    table.primary(['instance', 'key'])
  })
  await db.schema.createTable('audit', (table) => {
    table.increments('id')
    instant(table, 'at').notNullable()
    table.string('actor', 100).notNullable()
    table.string('act', 60).notNullable()
    table.string('subject', 100).notNullable()
    table.text('before').nullable()
    table.text('after').nullable()
    table.string('trace', 64).notNullable()
  })
}
