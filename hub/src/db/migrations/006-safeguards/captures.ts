import type { Knex } from 'knex'
import { cop, instant } from '../../columns.ts'

const before = ['kind', 'instance', 'reference']
const after = [...before, 'provider_ref', 'occurrence']

/** What providers and banks say they took, charge by charge; and exceptions of each charge, as often as it has one. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('payment_capture', (table) => {
    table.increments('id')
    table.string('instance', 60).notNullable()
    table.string('reference', 60).notNullable()
    table.string('provider_ref', 100).notNullable()
    cop(table, 'amount').notNullable()
    table.string('currency', 10).notNullable()
    table.string('status', 10).notNullable()
    table.integer('is_test').notNullable()
    instant(table, 'seen_at').notNullable()
    table.unique(['reference', 'instance', 'provider_ref'])
  })
  await db.schema.alterTable('payment_exception', (table) => {
    table.dropUnique(before)
    table.string('provider_ref', 100).notNullable().defaultTo('')
    table.integer('occurrence').notNullable().defaultTo(0)
    table.unique(after)
  })
}

/** Of several exceptions that the older form takes for one, the first stays. */
export async function down(db: Knex): Promise<void> {
  const first = db('payment_exception').min('id').groupBy(before)
  await db('payment_exception')
    .whereNotIn('id', await first.then(idsIn))
    .delete()
  await db.schema.alterTable('payment_exception', (table) => {
    table.dropUnique(after)
    table.dropColumns('provider_ref', 'occurrence')
    table.unique(before)
  })
  await db.schema.dropTable('payment_capture')
}

function idsIn(rows: readonly Record<string, number>[]): number[] {
  return rows.flatMap((row) => Object.values(row))
}
