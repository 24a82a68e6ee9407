import type { Database } from '../../../src/db/database.ts'
import type { Statement, WholeRead } from './read-plan.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Parent Relationship'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Node[]
}

interface Explained {
  readonly rows: readonly { 'QUERY PLAN': readonly { Plan: Node }[] }[]
}

/** What a scan finds is most of its table from here on. */
const most = 20_000

export async function readsOfPostgres(
  database: Database,
  { sql, bindings }: Statement,
): Promise<readonly WholeRead[]> {
  const asked = `explain (format json) ${sql.replaceAll(/\$\d+/g, '?')}`
  const { rows }: Explained = await database.raw(asked, bindings)
  const scans = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeScans(Plan, 'to the end')))
  if (scans.length === 0) return []
  const few = await sparseIndexes(database)
  return scans.filter((node) => !few.includes(node['Index Name'] ?? '')).map(readOf)
}

/** A walk along an index ends after a page, unless what stands over it has to see all rows first. */
type Extent = 'to the end' | 'for a page'

function wholeScans(node: Node, extent: Extent): readonly Node[] {
  const below = (node.Plans ?? []).flatMap((part) => wholeScans(part, extentOf(part, node, extent)))
  return isWhole(node, extent) ? [node, ...below] : below
}

const seesAllFirst = ['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'SetOp']

function extentOf(part: Node, { 'Node Type': type }: Node, extent: Extent): Extent {
  if (part['Parent Relationship'] === 'SubPlan' || part['Parent Relationship'] === 'InitPlan')
    return 'to the end'
  if (type === 'Limit') return 'for a page'
  return seesAllFirst.includes(type) ? 'to the end' : extent
}

function isWhole(node: Node, extent: Extent): boolean {
  switch (node['Node Type']) {
    case 'Seq Scan':
      return true
    case 'Bitmap Heap Scan':
      return node['Plan Rows'] > most
    case 'Index Scan':
    case 'Index Only Scan':
      return extent === 'to the end' && (node['Index Cond'] === undefined || node['Plan Rows'] > most)
    default:
      return false
  }
}

/** Of those few rows that have a value, or that were tried again. */
async function sparseIndexes(database: Database): Promise<readonly string[]> {
  return database('pg_indexes')
    .whereLike('indexdef', '% WHERE (% IS NOT NULL)')
    .orWhereLike('indexdef', '% WHERE (attempts > 1)')
    .pluck('indexname')
}

function readOf(node: Node): WholeRead {
  const table = node['Relation Name'] ?? ''
  return { table, of: node['Node Type'] === 'Index Only Scan' ? 'index' : 'table' }
}
