import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { bySigns, uniqueIndex } from '../013-one-payment/new-tables.ts'
import { addIndex, type NamedIndex } from '../named-index.ts'

/** With what a list adds up. */
const listed: readonly NamedIndex[] = [
  { table: 'payout', columns: ['day', 'id', 'net'], name: 'payout_by_day' },
  { table: 'payout', columns: ['status', 'day', 'id', 'net'], name: 'payout_by_status' },
  {
    table: 'payout',
    columns: ['day', 'id', 'net'],
    name: 'payout_that_differs',
    where: 'differs_since is not null',
  },
]

/** By what they are searched for. */
const found: readonly NamedIndex[] = ['payout_ref', 'deposit_ref', 'bank_ref'].map((column) => ({
  table: 'payout',
  columns: [column],
  name: `payout_by_${column}`,
}))

/** What providers settle to the school's bank account, line by line. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('payout', (table) => {
    uuid(table, 'id').primary()
    table.string('instance', 60).notNullable()
    // As the provider names it.
    table.string('payout_ref', 100).notNullable()
    // Days in Bogotá.
    table.string('day', 10).notNullable()
    cop(table, 'net').notNullable()
    table.string('deposit_ref', 100).nullable()
    // Over all that was told of it: the same told otherwise has another.
    table.string('digest', 64).notNullable()
    table.string('status', 10).notNullable()
    instant(table, 'told_at').notNullable()
    // Since when the provider tells it otherwise than it is kept.
    instant(table, 'differs_since').nullable()
    table.string('bank_ref', 100).nullable()
    table.string('arrived_on', 10).nullable()
    table.string('arrived_by', 100).nullable()
    table.string('returned_on', 10).nullable()
    table.string('returned_by', 100).nullable()
    table.string('trace', 64).notNullable()
  })
  await uniqueIndex(db, 'payout', ['instance', 'payout_ref'])
  for (const index of listed) await addIndex(db, index)
  for (const index of found) await addIndex(db, index, bySigns(db))
  await createLines(db)
}

async function createLines(db: Knex): Promise<void> {
  await db.schema.createTable('payout_line', (table) => {
    uuid(table, 'payout_id').notNullable().references('id').inTable('payout')
    table.integer('place').notNullable()
    table.string('kind', 10).notNullable()
    // Null for a fee of its own.
    table.string('provider_ref', 100).nullable()
    for (const amount of ['gross', 'fee', 'retefuente', 'reteiva', 'reteica', 'net'])
      cop(table, amount).notNullable()
    table.primary(['payout_id', 'place'])
    table.index(['provider_ref'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('payout_line')
  await db.schema.dropTable('payout')
}
