import type { Knex } from 'knex'
import { uuid } from '../../columns.ts'
import { indexSparse } from '../013-one-payment/new-tables.ts'
import { dropColumns } from '../drop-columns.ts'
import { dialectOf } from '../../statements.ts'

/** The payment that a request for a second person is about while it is open, else null: one at a time. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('approval', (table) => {
    uuid(table, 'open_payment').nullable()
    table.unique(['open_payment'])
  })
  await indexSparse(db, 'approval', ['open_payment'])
}

export async function down(db: Knex): Promise<void> {
  if (dialectOf(db) === 'mssql')
    await db.schema.alterTable('approval', (table) => void table.dropIndex(['open_payment']))
  await db.schema.alterTable('approval', (table) => void table.dropUnique(['open_payment']))
  await dropColumns(db, 'approval', ['open_payment'])
}
