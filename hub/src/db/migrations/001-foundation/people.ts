import type { Knex } from 'knex'
import { instant, studentCode } from '../../columns.ts'

/** Staff, sessions, sign-ins and the roster. */
export async function people(db: Knex): Promise<void> {
  await db.schema.createTable('staff', (table) => {
    table.string('username', 60).primary()
    table.string('name', 100).notNullable()
    table.string('password_hash', 200).notNullable()
    table.text('roles').notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'disabled_at').nullable()
  })
  await db.schema.createTable('session', (table) => {
    table.string('id_hash', 64).primary()
    table.string('kind', 20).notNullable()
    table.string('subject', 100).notNullable()
    table.string('name', 100).notNullable()
    table.text('roles').notNullable()
    table.string('csrf_token', 64).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable()
    table.index(['kind', 'subject'])
    table.index(['expires_at'])
  })
  await db.schema.createTable('sign_in_log', (table) => {
    table.increments('id')
    table.string('student', 20).notNullable()
    table.string('action', 60).notNullable()
    table.string('app', 60).notNullable()
    table.string('section', 60).notNullable()
    table.string('result', 60).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'updated_at').notNullable()
    table.index(['student', 'created_at'])
  })
  await db.schema.createTable('student', (table) => {
    studentCode(table, 'code').primary()
    table.string('sis_id', 60).notNullable()
    table.string('family_id', 60).nullable()
    table.string('last_names', 100).notNullable()
    table.string('grade_key', 30).nullable()
    table.text('record').notNullable()
    instant(table, 'fetched_at').notNullable()
    table.index(['family_id'])
    table.index(['last_names', 'code'])
  })
}
