import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Codes of six digits that were sent to a family, each bound to the browser that asked for it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('sign_in_challenge', (table) => {
    table.string('nonce_hash', 64).primary()
    table.string('account', 36).notNullable()
    table.integer('tries').notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable().index()
    instant(table, 'used_at').nullable()
  })
  // A letter's link and code are used up together.
  await db.schema.alterTable('mail_link', (table) => {
    table.string('challenge', 64).nullable().index()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('mail_link', (table) => {
    table.dropIndex(['challenge'])
    table.dropColumn('challenge')
  })
  await db.schema.dropTable('sign_in_challenge')
}
