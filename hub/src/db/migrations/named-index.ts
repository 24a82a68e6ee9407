import type { Knex } from 'knex'

export interface NamedIndex {
  readonly table: string
  readonly columns: readonly string[]
  readonly name: string
  /** The rows that it has, where it has not all. */
  readonly where?: string
}

/** Knex's own indexes have neither a part of the rows on every database nor an order of the signs. */
export async function addIndex(
  db: Knex,
  { table, columns, name, where }: NamedIndex,
  collation = '',
): Promise<void> {
  const names = columns.map(() => `??${collation}`).join(', ')
  const some = where === undefined ? '' : ` where ${where}`
  await db.raw(`create index ?? on ?? (${names})${some}`, [name, table, ...columns])
}

export async function dropIndex(db: Knex, { table, name }: NamedIndex): Promise<void> {
  await db.schema.alterTable(table, (altered) => void altered.dropIndex([], name))
}
