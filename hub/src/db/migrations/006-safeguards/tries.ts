import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** What limits have counted, so that a restart forgets nothing; keys are hashed, for they name people and addresses. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('try_count', (table) => {
    table.string('key_hash', 64).primary()
    table.integer('tries').notNullable()
    instant(table, 'expires_at').notNullable().index()
  })
  await db.schema.createTable('known_device', (table) => {
    table.string('secret_hash', 64).notNullable()
    table.string('kind', 10).notNullable()
    table.string('account', 200).notNullable()
    table.string('proof', 10).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable().index()
    table.primary(['secret_hash', 'kind', 'account'])
    table.index(['kind', 'account'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('known_device')
  await db.schema.dropTable('try_count')
}
