import type { Knex } from 'knex'

/** Columns of the new rows, each with the SQL that gives its value. */
export type Values = Readonly<Record<string, string>>

export interface RowCopy {
  readonly to: string
  readonly values: Values
  /** SQL after `from`. */
  readonly from: string
}

/** Copies rows within the database: no row passes through the program. */
export async function copyRows(db: Knex, { to, values, from }: RowCopy): Promise<void> {
  const columns = Object.keys(values)
  const answered = Object.values(values).map((value) => `${value} as ??`)
  await db.raw(
    `insert into ?? (${columns.map(() => '??').join(', ')}) select ${answered.join(', ')} from ${from}`,
    [to, ...columns, ...columns],
  )
}

/** The columns as they stand in a table that the query calls so. */
export function same(columns: readonly string[], table: string): Values {
  return Object.fromEntries(columns.map((column) => [column, `${table}.${column}`]))
}
