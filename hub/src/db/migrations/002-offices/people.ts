import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'

/** Guardians, who signs in from elsewhere, machines' keys, and what families agreed to. */
export async function people(db: Knex): Promise<void> {
  await db.schema.createTable('guardian', (table) => {
    uuid(table, 'id').primary()
    // In lower case.
    table.string('email', 200).notNullable().unique()
    table.string('name', 100).notNullable()
    table.string('password_hash', 200).nullable()
    instant(table, 'verified_at').nullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'disabled_at').nullable()
  })
  await db.schema.createTable('oidc_identity', (table) => {
    table.string('kind', 10).notNullable()
    table.string('issuer', 200).notNullable()
    table.string('subject', 200).notNullable()
    // User name or guardian's id.
    table.string('account', 100).notNullable()
    instant(table, 'created_at').notNullable()
    table.primary(['kind', 'issuer', 'subject'])
  })
  await db.schema.createTable('mail_link', (table) => {
    table.string('hash', 64).primary()
    table.string('purpose', 20).notNullable()
    table.string('subject', 100).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'used_at').nullable()
    table.index(['expires_at'])
  })
  await db.schema.createTable('api_key', (table) => {
    uuid(table, 'id').primary()
    table.string('hash', 64).notNullable().unique()
    table.string('prefix', 12).notNullable()
    table.string('name', 100).notNullable()
    table.text('roles').notNullable()
    table.string('created_by', 100).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'last_used_at').nullable()
    instant(table, 'revoked_at').nullable()
  })
  await db.schema.createTable('consent', (table) => {
    table.increments('id')
    studentCode(table, 'student_code').notNullable()
    table.string('purpose', 30).notNullable()
    table.string('text_version', 20).notNullable()
    table.string('text_hash', 64).notNullable()
    table.string('channel', 20).notNullable()
    table.string('actor', 100).notNullable()
    instant(table, 'at').notNullable()
    table.string('trace', 64).notNullable()
    table.unique(['student_code', 'purpose', 'text_version', 'text_hash'])
  })
  await db.schema.alterTable('student', (table) => {
    table.string('first_names', 100).nullable()
    table.string('status', 60).nullable()
    table.string('gender', 20).nullable()
    table.string('grade_name', 60).nullable()
    table.string('enrollment_year', 20).nullable()
    // Names and code in lower case without accents, for the search.
    table.string('folded', 250).nullable()
    table.index(['sis_id'])
  })
  // User names of staff stand there too.
  await db.schema.alterTable('sign_in_log', (table) => {
    table.string('student', 60).notNullable().alter()
  })
  // The roster is a copy: the next start reads it anew, with the columns above.
  await db('student').delete()
  await db.schema.alterTable('audit', (table) => {
    table.index(['at'])
    table.index(['subject', 'at'])
  })
}
