import type { Database } from '../../../src/db/open-database.ts'
import { growingTables } from './grown-school.ts'

export interface Statement {
  readonly sql: string
  readonly bindings: readonly (string | number | null)[]
}

type Plan = readonly { readonly detail: string }[] | { readonly rows: readonly { 'QUERY PLAN': string }[] }

/** The growing tables that a statement would read whole, by the database's own plan. */
export async function tablesReadWhole(
  database: Database,
  { sql, bindings }: Statement,
): Promise<readonly string[]> {
  const isPostgres = database.client.driverName === 'pg'
  const asked = `explain ${isPostgres ? '' : 'query plan '}${sql.replaceAll(/\$\d+/g, '?')}`
  const plan: Plan = await database.raw(asked, bindings)
  const lines = 'rows' in plan ? plan.rows.map((row) => row['QUERY PLAN']) : plan.map(({ detail }) => detail)
  const read = isPostgres ? lines.flatMap(tableOfPostgres) : lines.flatMap((line) => tableOfSqlite(line, sql))
  return [...new Set(read)].filter((table) => growingTables.includes(table)).toSorted()
}

function tableOfPostgres(line: string): readonly string[] {
  return /Seq Scan on (\w+)/.exec(line)?.slice(1, 2) ?? []
}

/** By its name or by what the statement calls it. A walk along an index that ends after a page reads no table whole. */
function tableOfSqlite(line: string, sql: string): readonly string[] {
  const [, called = '', index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(line) ?? []
  if (called === '' || (index !== undefined && / limit \?/.test(sql))) return []
  return [new RegExp(`\`(\\w+)\` as \`${called}\``).exec(sql)?.[1] ?? called]
}
