import type {
  ApplyContext,
  JobContext,
  Cells,
  LineChange,
  LineResult,
  PlannedLine,
  BulkJob,
} from '../../src/bulk/job.ts'
import { type Hub, openHub } from '../../src/hub/hub.ts'
import type { StaffRole } from '../../../hub/src/http/caller.ts'
import { makeKey } from '@matricula/hub/testing/keys'
import type { TestHub } from '@matricula/hub/testing/test-hub'

const { signal } = new AbortController()

/** The hub as a program with a key of these roles sees it, in Spanish. */
export async function hubFor(hub: TestHub, roles: readonly StaffRole[]): Promise<Hub> {
  const key = await makeKey(hub, roles)
  return openHub({ url: hub.url, credentials: { is: 'key', key }, locale: 'es', signal })
}

/** Reads and plans records that stand below a heading, all in one question. */
export async function planOf<Row>(
  job: BulkJob<Row>,
  hub: Hub,
  records: readonly Cells[],
): Promise<readonly PlannedLine[]> {
  const context: JobContext = { hub, locale: 'es', signal }
  const read = records.map((cells, at) => ({ line: at + 2, row: job.readRow(cells, at + 2) }))
  const wrong = read.flatMap(({ line, row }): readonly PlannedLine[] =>
    isWrong(row) ? [{ ...row, line }] : [],
  )
  const right = read.flatMap(({ line, row }) => (isWrong(row) ? [] : [{ line, row }]))
  const planned = [...wrong, ...(right.length === 0 ? [] : await job.plan(right, context))]
  return planned.toSorted((one, other) => one.line - other.line)
}

/** What is told about each line. */
export function describePlan(planned: readonly PlannedLine[]): readonly string[] {
  return planned.map((one) => `${one.is}: ${one.is === 'wrong' ? one.why : one.what}`)
}

/** Acts on what would change, as the engine does: neighbours of one unit together. */
export async function applyPlan<Row>(
  job: BulkJob<Row>,
  hub: Hub,
  planned: readonly PlannedLine[],
  { isAgain = false }: Partial<Pick<ApplyContext, 'isAgain'>> = {},
): Promise<readonly LineResult[]> {
  const ended: LineResult[] = []
  for (const [at, unit] of unitsOf(planned).entries()) {
    const context: ApplyContext = { hub, locale: 'es', signal, key: `test-${at}`, isAgain }
    ended.push(...(await job.apply(unit, context)))
  }
  return ended
}

function unitsOf(planned: readonly PlannedLine[]): readonly (readonly LineChange[])[] {
  const units = new Map<string, LineChange[]>()
  for (const one of planned) {
    if (one.is !== 'change') continue
    const { line, change, unit = String(line) } = one
    units.set(unit, [...(units.get(unit) ?? []), { line, change }])
  }
  return [...units.values()]
}

function isWrong(value: unknown): value is { readonly is: 'wrong'; readonly why: string } {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === 'wrong'
}
