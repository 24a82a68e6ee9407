import type { Knex } from 'knex'
import { instant, studentCode } from '../../columns.ts'
import { uniqueIndex } from '../013-one-payment/new-tables.ts'
import { addIndex } from '../named-index.ts'

/** What the school has certified of a student: that nothing is owed, or what was paid in a year. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('certificate', (table) => {
    table.increments('number')
    table.string('token', 32).notNullable()
    table.string('kind', 20).notNullable()
    studentCode(table, 'student_code').notNullable()
    table.string('issued_by', 100).notNullable()
    table.text('body').notNullable()
    instant(table, 'issued_at').notNullable()
  })
  await uniqueIndex(db, 'certificate', ['token'])
  await addIndex(db, {
    table: 'certificate',
    columns: ['student_code', 'kind', 'number'],
    name: 'certificate_by_student',
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('certificate')
}
