import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** Changes of the catalogue that somebody published together, now or for their time. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('fee_publication', (table) => {
    table.increments('id')
    table.string('project', 20).notNullable()
    table.string('state', 10).notNullable()
    table.text('changes').notNullable()
    table.text('fees').notNullable()
    instant(table, 'publish_at').notNullable()
    table.string('created_by', 100).notNullable()
    instant(table, 'created_at').notNullable()
    table.string('ended_by', 100).nullable()
    instant(table, 'ended_at').nullable()
    table.string('refusal', 40).nullable()
    table.index(['state', 'publish_at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('fee_publication')
}
