import type { Knex } from 'knex'
import { cop, instant, studentCode, uuid } from '../../columns.ts'
import { uniqueIndex } from '../013-one-payment/new-tables.ts'
import { addIndex, type NamedIndex } from '../named-index.ts'

/** With what a list adds up. */
const listed: readonly NamedIndex[] = [
  { table: 'withdrawal', columns: ['day', 'id', 'returned'], name: 'withdrawal_by_day' },
  { table: 'withdrawal', columns: ['created_at', 'id', 'returned'], name: 'withdrawal_by_created_at' },
]

/** Students who leave after their enrolment was paid. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('withdrawal', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    studentCode(table, 'student_code').notNullable()
    table.string('project', 20).notNullable()
    // In Bogotá: what was to be charged after it is charged no more.
    table.string('day', 10).notNullable()
    cop(table, 'kept').notNullable()
    cop(table, 'returned').notNullable()
    // What the season's rules had proposed to return.
    cop(table, 'proposed').notNullable()
    // Of what was to be paid by the day.
    cop(table, 'owed').notNullable()
    // JSON of what each item came to by the season's rules.
    table.text('lines').notNullable()
    // Null once the family was erased.
    table.string('reason', 120).nullable()
    table.string('actor', 100).notNullable()
    table.string('request_key', 100).notNullable()
    // Null where nothing goes back.
    uuid(table, 'refund_id').nullable().references('id').inTable('refund')
    instant(table, 'created_at').notNullable()
    table.string('trace', 64).notNullable()
    table.index(['refund_id'])
    table.index(['student_code'])
  })
  await uniqueIndex(db, 'withdrawal', ['order_id'])
  for (const index of listed) await addIndex(db, index)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('withdrawal')
}
