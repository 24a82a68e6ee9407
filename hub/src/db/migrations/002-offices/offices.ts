import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'

/** What the offices do: documents to sign, food plans, homes put right, exceptions resolved. */
export async function offices(db: Knex): Promise<void> {
  await db.schema.createTable('signing', (table) => {
    uuid(table, 'id').primary()
    table.string('project', 20).notNullable()
    studentCode(table, 'student_code').notNullable()
    table.string('document', 30).notNullable()
    table.string('reference', 32).notNullable().unique()
    // The vendor's own id, once it has answered.
    table.string('vendor_id', 100).nullable().unique()
    table.string('status', 20).notNullable()
    table.string('email', 200).notNullable()
    table.string('requested_by', 100).notNullable()
    instant(table, 'requested_at').notNullable()
    instant(table, 'updated_at').notNullable()
    table.unique(['project', 'student_code', 'document'])
  })
  await db.schema.createTable('food_plan', (table) => {
    table.string('token_hash', 64).primary()
    table.string('act', 10).notNullable()
    table.text('rows').notNullable()
    table.string('created_by', 100).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'started_at').nullable()
    table.text('outcome').nullable()
    table.index(['expires_at'])
  })
  await db.schema.createTable('student_home', (table) => {
    studentCode(table, 'student_code').primary()
    table.double('lat').notNullable()
    table.double('lng').notNullable()
    table.string('address', 300).notNullable()
    table.integer('metres').notNullable()
    table.string('actor', 100).notNullable()
    instant(table, 'updated_at').notNullable()
  })
  await db.schema.createTable('request_key', (table) => {
    table.string('actor', 100).notNullable()
    table.string('key', 100).notNullable()
    table.string('request_hash', 64).notNullable()
    instant(table, 'created_at').notNullable()
    table.primary(['actor', 'key'])
    table.index(['created_at'])
  })
  await db.schema.alterTable('payment_exception', (table) => {
    table.string('resolution', 200).nullable()
  })
}
