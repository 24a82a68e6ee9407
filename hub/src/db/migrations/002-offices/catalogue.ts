import type { Knex } from 'knex'
import { instant } from '../../columns.ts'

/** The fee catalogue learns to change: one row in force per grade and code, and what it said before. */
export async function catalogue(db: Knex): Promise<void> {
  await db.schema.alterTable('fee', (table) => {
    // project/grade/code while the fee is in force, else null: the key that allows one of them.
    table.string('active_key', 80).nullable()
    table.dropUnique(['project', 'grade', 'code', 'version'])
  })
  const rows: { id: number; project: string; grade: number; code: string }[] = await db('fee')
    .whereNull('archived_at')
    .select('id', 'project', 'grade', 'code')
  for (const { id, project, grade, code } of rows) {
    await db('fee')
      .where({ id })
      .update({ active_key: `${project}/${grade}/${code}` })
  }
  await db.schema.alterTable('fee', (table) => {
    table.unique(['active_key'])
    table.index(['project', 'grade'])
  })
  await db.schema.createTable('fee_version', (table) => {
    table.increments('id')
    table.integer('fee_id').unsigned().notNullable().references('id').inTable('fee')
    table.integer('version').notNullable()
    table.text('record').notNullable()
    instant(table, 'replaced_at').notNullable()
    table.string('replaced_by', 100).notNullable()
    table.unique(['fee_id', 'version'])
  })
}
