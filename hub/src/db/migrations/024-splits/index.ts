import type { Knex } from 'knex'
import { cop, instant, studentCode, uuid } from '../../columns.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'

const listed: readonly NamedIndex[] = [
  { table: 'order_split', columns: ['made_at', 'id'], name: 'order_split_by_made_at' },
  { table: 'order_split', columns: ['deadline', 'id'], name: 'order_split_by_deadline' },
  { table: 'order_split', columns: ['status', 'made_at', 'id'], name: 'order_split_by_status' },
  { table: 'order_split', columns: ['status', 'deadline', 'id'], name: 'order_split_by_status_deadline' },
]

const ofPart: readonly NamedIndex[] = [
  { table: 'allocation', columns: ['part_id'], name: 'allocation_of_part', where: 'part_id is not null' },
  { table: 'pay_link', columns: ['part_id'], name: 'pay_link_of_part', where: 'part_id is not null' },
]

/** Orders that several people pay, each a part of the total, by a link of the part. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('order_split', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    studentCode(table, 'student_code').notNullable()
    table.string('made_by', 100).notNullable()
    // The guardian who made it, else null.
    uuid(table, 'guardian_id').nullable().references('id').inTable('guardian')
    // amount, concepts or name.
    table.string('shows', 10).notNullable()
    // standing, complete, undone or ended.
    table.string('status', 10).notNullable()
    table.string('request_hash', 64).notNullable()
    instant(table, 'made_at').notNullable()
    // When its first part was paid; from then on price and deadline stand.
    instant(table, 'fixed_at').nullable()
    instant(table, 'deadline').notNullable()
    instant(table, 'ended_at').nullable()
    table.string('trace', 64).notNullable()
    table.index(['order_id', 'status'])
    table.index(['guardian_id'])
    table.index(['student_code'])
  })
  await db.schema.createTable('split_part', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'split_id').notNullable().references('id').inTable('order_split')
    // Its split's.
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    table.integer('place').notNullable()
    // Null once the family was erased.
    table.string('label', 140).nullable()
    table.integer('percent_bps').nullable()
    cop(table, 'asked').nullable()
    cop(table, 'amount').notNullable()
    uuid(table, 'paid_by').nullable().references('id').inTable('payment_attempt')
    table.index(['split_id', 'place'])
    table.index(['order_id'])
    table.index(['paid_by'])
  })
  for (const table of ['allocation', 'pay_link'])
    await db.schema.alterTable(table, (altered) => void uuid(altered, 'part_id').nullable())
  for (const index of [...listed, ...ofPart]) await addIndex(db, index)
}

export async function down(db: Knex): Promise<void> {
  for (const index of ofPart) await dropIndex(db, index)
  for (const table of ['allocation', 'pay_link'])
    await db.raw('alter table ?? drop column ??', [table, 'part_id'])
  for (const table of ['split_part', 'order_split']) await db.schema.dropTable(table)
}
