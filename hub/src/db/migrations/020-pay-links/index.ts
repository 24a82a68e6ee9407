import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'
import { uniqueIndex } from '../013-one-payment/new-tables.ts'
import { addIndex } from '../named-index.ts'

/** Links by which somebody else pays for a student. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('pay_link', (table) => {
    uuid(table, 'id').primary()
    table.string('token', 32).notNullable()
    // What is paid by it.
    table.string('kind', 20).notNullable()
    studentCode(table, 'student_code').notNullable()
    // The guardian who made it, else null.
    uuid(table, 'guardian_id').nullable().references('id').inTable('guardian')
    // amount, concepts or name.
    table.string('shows', 10).notNullable()
    table.string('note', 140).notNullable()
    table.string('made_by', 100).notNullable()
    instant(table, 'made_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'withdrawn_at').nullable()
    table.index(['guardian_id'])
    table.index(['expires_at'])
  })
  await uniqueIndex(db, 'pay_link', ['token'])
  await addIndex(db, {
    table: 'pay_link',
    columns: ['student_code', 'made_by', 'made_at', 'id'],
    name: 'pay_link_of_student',
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('pay_link')
}
