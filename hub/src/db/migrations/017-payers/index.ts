import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'
import { addPrefix, uniqueIndex } from '../013-one-payment/new-tables.ts'

/** Whom invoices are made out to, and which payments they are of. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('payer', (table) => {
    uuid(table, 'id').primary()
    // Who may be shown it: a guardian, a browser or a session.
    table.string('owner', 80).notNullable()
    // Whose code opened the session that it was typed in; null for a guardian's.
    studentCode(table, 'student_code').nullable()
    table.string('kind', 10).notNullable()
    table.string('document', 5).notNullable()
    table.string('number', 30).notNullable()
    table.string('names', 100).notNullable()
    table.string('surnames', 100).notNullable()
    table.string('company', 100).notNullable()
    table.string('address', 100).notNullable()
    // Five digits, department and municipality.
    table.string('municipality', 5).notNullable()
    table.string('email', 100).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'used_at').notNullable()
    table.index(['student_code'])
    table.index(['used_at'])
  })
  await uniqueIndex(db, 'payer', ['owner', 'document', 'number'])
  await addPrefix(db, 'payer', 'owner')
  await db.schema.createTable('payment_payer', (table) => {
    uuid(table, 'attempt_id').primary().references('id').inTable('payment_attempt')
    uuid(table, 'payer_id').notNullable().references('id').inTable('payer')
    // When its invoice was issued, and what that was issued with; null until then.
    instant(table, 'issued_at').nullable()
    table.text('issued_as').nullable()
    table.index(['payer_id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('payment_payer')
  await db.schema.dropTable('payer')
}
