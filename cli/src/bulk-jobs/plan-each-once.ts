import pMap from 'p-map'
import type { PlannedLine, WithLine, WrongRow } from '../bulk/job.ts'
import type { FirstLines } from './first-lines.ts'

/** Lines whose plans are asked for at a time. */
const concurrency = 4

interface Once<Row> {
  readonly seen: FirstLines
  /** What a line is for, in a file once. */
  readonly keyOf: (row: Row) => string
  /** What is wrong with a line whose key an earlier one has. */
  readonly twice: (key: string, earlier: number) => WrongRow
}

/** Plans each line, in the file's order; the second for the same is wrong. */
export async function planEachOnce<Row>(
  rows: readonly WithLine<Row>[],
  { seen, keyOf, twice }: Once<Row>,
  plan: (one: WithLine<Row>) => Promise<PlannedLine>,
): Promise<readonly PlannedLine[]> {
  const first = rows.map(({ line, row }) => seen.lineOf(keyOf(row), line))
  return pMap(
    rows,
    async (one, at): Promise<PlannedLine> => {
      const earlier = first[at] ?? null
      return earlier === null ? plan(one) : { ...twice(keyOf(one.row), earlier), line: one.line }
    },
    { concurrency },
  )
}
