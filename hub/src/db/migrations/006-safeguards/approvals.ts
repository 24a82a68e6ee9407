import type { Knex } from 'knex'
import { cop, instant, studentCode, uuid } from '../../columns.ts'

/** What one person has asked for and another one decides. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('approval', (table) => {
    uuid(table, 'id').primary()
    table.string('act', 40).notNullable()
    table.string('subject', 100).notNullable()
    // The subject while it waits or is being done, else null: the key that allows one at a time.
    table.string('open_subject', 100).nullable().unique()
    studentCode(table, 'student_code').nullable()
    cop(table, 'amount').notNullable()
    table.text('payload').notNullable()
    table.string('requested_by', 100).notNullable()
    instant(table, 'requested_at').notNullable()
    table.string('state', 10).notNullable()
    table.string('decided_by', 100).nullable()
    instant(table, 'decided_at').nullable()
    table.string('reason', 200).nullable()
    table.string('result', 400).nullable()
    table.index(['state', 'requested_at'])
    table.index(['student_code'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('approval')
}
