import type { Knex } from 'knex'
import { dropColumns } from '../drop-columns.ts'

/** By which transfers a refund of an order that was paid in parts went back: of each part its reference and day. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('refund', (table) => void table.text('transfers').nullable())
}

export async function down(db: Knex): Promise<void> {
  await dropColumns(db, 'refund', ['transfers'])
}
