import type { Database } from '../../../src/db/database.ts'
import type { Statement, WholeRead } from './read-plan.ts'

interface Line {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

export async function readsOfSqlite(
  database: Database,
  { sql, bindings }: Statement,
): Promise<readonly WholeRead[]> {
  const lines: readonly Line[] = await database.raw(`explain query plan ${sql}`, bindings)
  const few = await sparseIndexes(database)
  return lines.flatMap((line) => {
    const [, called = '', covering, index = ''] =
      /^SCAN (\w+)(?: USING (COVERING )?INDEX (\w+))?/.exec(line.detail) ?? []
    if (called === '' || few.includes(index) || endsAfterPage(line, { lines, sql, called })) return []
    const table = new RegExp(`\`(\\w+)\` as \`${called}\``).exec(sql)?.[1] ?? called
    return [{ table, of: covering === undefined ? 'table' : 'index' } as const]
  })
}

/** Of those few rows that have a value, or that were tried again. */
async function sparseIndexes(database: Database): Promise<readonly string[]> {
  return database('sqlite_master')
    .where('type', 'index')
    .where((some) => {
      void some.whereLike('sql', '% where % is not null').orWhereLike('sql', '% where attempts > 1')
    })
    .pluck('name')
}

/** The outermost walk of a block that has a limit, whose rows come in the order that is asked for. */
function endsAfterPage(
  { id, parent }: Line,
  { lines, sql, called }: { readonly lines: readonly Line[]; readonly sql: string; readonly called: string },
): boolean {
  const block = lines.filter((line) => line.parent === parent)
  const isOutermost = block.find(({ detail }) => /^(?:SCAN|SEARCH) /.test(detail))?.id === id
  const isSorted = block.some(({ detail }) => /^USE TEMP B-TREE FOR (?:ORDER|GROUP) BY/.test(detail))
  const blocks = blocksOf(sql, called)
  const isLimited = blocks.length > 0 && blocks.every((text) => / limit \?/.test(text))
  return isOutermost && !isSorted && isLimited
}

/** The statement, or what stands in brackets in it, that reads from what is called so. */
function blocksOf(sql: string, called: string): readonly string[] {
  const open: string[] = ['']
  const closed: string[] = []
  for (const piece of sql.split(/([()])/)) {
    if (piece === '(') open.push('')
    else if (piece === ')') closed.push(open.pop() ?? '')
    else open.push((open.pop() ?? '') + piece)
  }
  const from = new RegExp(`(?:from|join) (?:\`\\w+\` as )?\`${called}\`(?! as)`)
  return [...closed, ...open].filter((text) => from.test(text))
}
