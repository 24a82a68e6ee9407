import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'

/** Discounts with their proof, reviewer and expiry. */
export async function discounts(db: Knex): Promise<void> {
  await db.schema.createTable('discount', (table) => {
    uuid(table, 'id').primary()
    studentCode(table, 'student_code').notNullable()
    table.string('kind', 20).notNullable()
    table.integer('percent').notNullable()
    table.string('state', 10).notNullable()
    table.string('note', 500).notNullable()
    // student/kind while it is asked or granted, else null: the key that allows one of them.
    table.string('active_key', 30).nullable().unique()
    table.string('asked_by', 100).notNullable()
    instant(table, 'asked_at').notNullable()
    table.string('reviewed_by', 100).nullable()
    instant(table, 'reviewed_at').nullable()
    table.string('review_note', 500).nullable()
    table.string('expires_on', 10).nullable()
    table.string('withdrawn_by', 100).nullable()
    instant(table, 'withdrawn_at').nullable()
    table.string('withdraw_note', 500).nullable()
    table.index(['student_code', 'kind'])
    table.index(['state', 'expires_on'])
  })
  // Apart from the discounts, so that their lists never carry files.
  await db.schema.createTable('discount_proof', (table) => {
    uuid(table, 'discount_id').primary().references('id').inTable('discount')
    table.string('type', 30).notNullable()
    table.integer('size').notNullable()
    table.string('sha256', 64).notNullable()
    table.binary('content').notNullable()
  })
}
