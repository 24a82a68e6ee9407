import type { Knex } from 'knex'
import { instant, uuid } from '../../columns.ts'

/** Matches that finance has accepted between provider, hub and accounting. */
export async function reconciliation(db: Knex): Promise<void> {
  await db.schema.createTable('reconciliation_match', (table) => {
    uuid(table, 'id').primary()
    table.string('day', 10).notNullable()
    table.string('reason', 200).notNullable()
    table.string('matched_by', 100).notNullable()
    instant(table, 'matched_at').notNullable()
  })
  // The key lets a row be in one match alone, whoever accepts at the same time.
  await db.schema.createTable('reconciliation_matched_row', (table) => {
    table.string('row_id', 200).primary()
    uuid(table, 'match_id').notNullable().references('id').inTable('reconciliation_match')
    table.index(['match_id'])
  })
}
