import type { Knex } from 'knex'
import { cop } from '../../columns.ts'
import { dropColumns } from '../drop-columns.ts'

const added = ['surcharge', 'discount'] as const

/** What of an invoice's payment is interest for paying late, and what paying early took off. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('allocation', (table) => {
    for (const name of added) cop(table, name).notNullable().defaultTo(0)
  })
}

export function down(db: Knex): Promise<void> {
  return dropColumns(db, 'allocation', added)
}
