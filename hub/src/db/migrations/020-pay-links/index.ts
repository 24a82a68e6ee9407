import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'
import { uniqueIndex } from '../013-one-payment/new-tables.ts'

/** Links by which somebody else pays, and what each is for. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('pay_link', (table) => {
    uuid(table, 'id').primary()
    table.string('token', 32).notNullable()
    // What is paid by it.
    table.string('kind', 20).notNullable()
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
  await db.schema.createTable('pay_link_item', (table) => {
    uuid(table, 'link_id').notNullable().references('id').inTable('pay_link')
    table.integer('place').notNullable()
    studentCode(table, 'student_code').notNullable()
    // Of a document; null where it is for the student's enrolment.
    table.string('partner_code', 20).nullable()
    table.string('doc_num', 60).nullable()
    // What the document is for, without a name.
    table.string('concept', 200).notNullable()
    table.primary(['link_id', 'place'])
    table.index(['student_code', 'link_id'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['pay_link_item', 'pay_link']) await db.schema.dropTable(table)
}
