import type { Database } from '../../../src/db/database.ts'
import { rowsOf024 } from '../versions/rows-of-024.ts'

/** Rows of one statement: a server ends one that takes too long. */
const rowsAtOnce = 10_000

/** What differs from row to row, as SQL over `i`, the number of the row; the rest is as in the first row there. */
export type Differing = Readonly<Record<string, string>>

export async function grow(
  database: Database,
  {
    table,
    differing,
    count,
  }: { readonly table: string; readonly differing: Differing; readonly count: number },
): Promise<void> {
  const [first] = rowsOf024[table] ?? []
  if (first === undefined) throw new Error(`no row of ${table} is known`)
  const columns = Object.keys(first).filter(
    (column) => !(column === 'id' && typeof first[column] === 'number'),
  )
  const named = columns.map((column) => `"${column}"`)
  const values = columns.map((column, at) => `${differing[column] ?? `s.${named[at]}`} as ${named[at]}`)
  for (let from = 1; from <= count; from += rowsAtOnce)
    await database.raw(
      `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${Math.min(count, from + rowsAtOnce - 1)})
       insert into ${table} (${named.join(', ')}) select ${values.join(', ')} from (select * from ${table} limit 1) as s, n`,
    )
}
