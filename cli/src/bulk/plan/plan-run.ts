import { Interrupted } from '../../faults.ts'
import type { SayBulk } from '../../texts/bulk.ts'
import type { WithRetry } from '../act/with-retry.ts'
import { type Reason, withReason } from '../run/reasons.ts'
import type { Planned as Counts } from '../run/run-file.ts'
import type { PlanWriter } from '../run/plan-file.ts'
import type { Asking, Cells, Column, Located, Planned, Records, Work, Wrong } from '../work.ts'

export interface Planning<Row> {
  readonly work: Work<Row>
  readonly records: Records
  readonly defaults: Cells
  readonly asking: Asking
  readonly withRetry: WithRetry
  readonly plan: PlanWriter
  readonly say: SayBulk
  readonly onPlanned: (told: PlanTold) => void
}

/** What a plan comes to, and its first lines to look at. */
export interface PlanTold {
  readonly planned: Counts
  readonly lastLine: number
  readonly wrong: readonly { readonly line: number; readonly why: string }[]
  /** Of all that is wrong. */
  readonly reasons: readonly Reason[]
  readonly changes: readonly { readonly line: number; readonly what: string }[]
}

export const mostWrongTold = 100
export const mostChangesTold = 10

export const noPlan: PlanTold = {
  planned: { change: 0, same: 0, wrong: 0 },
  lastLine: 0,
  wrong: [],
  reasons: [],
  changes: [],
}

export function withPlanned(told: PlanTold, one: Planned): PlanTold {
  const { planned, wrong, reasons, changes } = told
  return {
    planned: { ...planned, [one.is]: planned[one.is] + 1 },
    lastLine: one.line,
    wrong:
      one.is === 'wrong' && wrong.length < mostWrongTold
        ? [...wrong, { line: one.line, why: one.why }]
        : wrong,
    reasons: one.is === 'wrong' ? withReason(reasons, one) : reasons,
    changes:
      one.is === 'change' && changes.length < mostChangesTold
        ? [...changes, { line: one.line, what: one.what }]
        : changes,
  }
}

/** Asks what each record would change and lays the answers down as they come; no row is held longer than its question. */
export async function planRun<Row>(planning: Planning<Row>): Promise<PlanTold> {
  const { asking, withRetry, plan, work, onPlanned, say } = planning
  let told = noPlan
  for await (const { rows, wrong, inputs } of questions(planning)) {
    if (asking.signal.aborted) throw new Interrupted(say('planStopped'))
    const planned = rows.length === 0 ? [] : await withRetry(() => work.plan(rows, asking))
    mustAnswer(rows, planned, work.name)
    for (const one of [...wrong, ...planned].sort((a, b) => a.line - b.line)) {
      if (one.line <= told.lastLine) throw new Error(`${work.name}: line ${one.line} comes out of its order`)
      const input = inputs.get(one.line)
      await plan.write({ ...one, ...(input !== undefined && { input }) })
      told = withPlanned(told, one)
    }
    onPlanned(told)
  }
  return told
}

interface Question<Row> {
  readonly rows: readonly Located<Row>[]
  readonly wrong: readonly (Wrong & { readonly line: number })[]
  readonly inputs: ReadonlyMap<number, Cells>
}

const mostWrongAtOnce = 500

async function* questions<Row>({
  records,
  work,
  defaults,
  say,
}: Planning<Row>): AsyncGenerator<Question<Row>> {
  let rows: Located<Row>[] = []
  let wrong: (Wrong & { line: number })[] = []
  let inputs = new Map<number, Cells>()
  for await (const record of records) {
    const { line } = record
    const row = 'cells' in record ? readRecord(record.cells, { work, defaults, say }) : record
    const input = record.input ?? ('cells' in record ? record.cells : undefined)
    if (input !== undefined) inputs.set(line, input)
    if (isWrong(row)) wrong.push({ ...wrongOf(row), line })
    else rows.push({ line, row })
    if (rows.length < work.planSize && wrong.length < mostWrongAtOnce) continue
    yield { rows, wrong, inputs }
    rows = []
    wrong = []
    inputs = new Map()
  }
  yield { rows, wrong, inputs }
}

type Reading<Row> = Pick<Planning<Row>, 'work' | 'defaults' | 'say'>

function readRecord<Row>(cells: Cells, { work, defaults, say }: Reading<Row>): Row | Wrong {
  const filled = {
    ...defaults,
    ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')),
  }
  const empty = work.columns.find((column) => isLacking(column, filled))
  if (empty !== undefined) return { is: 'wrong', why: say('emptyCell', { name: empty.name }) }
  return work.readRow(filled)
}

function isLacking({ isRequired, name }: Column, cells: Cells): boolean {
  return isRequired && (cells[name] ?? '').trim() === ''
}

function isWrong(row: unknown): row is Wrong {
  return typeof row === 'object' && row !== null && 'is' in row && row.is === 'wrong'
}

function wrongOf({ why, about }: Wrong): Wrong {
  return { is: 'wrong', why, ...(about !== undefined && { about }) }
}

function mustAnswer<Row>(rows: readonly Located<Row>[], planned: readonly Planned[], name: string): void {
  if (planned.length !== rows.length || planned.some(({ line }, at) => line !== rows[at]?.line)) {
    throw new Error(`${name}: the plan does not answer each line once and in order`)
  }
}
