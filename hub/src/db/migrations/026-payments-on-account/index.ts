import type { Knex } from 'knex'
import { cop } from '../../columns.ts'
import { dropColumns } from '../drop-columns.ts'

/** What a link is for that is for an amount. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('pay_link_item', (table) => void cop(table, 'amount').nullable())
}

export function down(db: Knex): Promise<void> {
  return dropColumns(db, 'pay_link_item', ['amount'])
}
