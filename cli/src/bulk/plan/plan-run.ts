import { Interrupted } from '../../faults.ts'
import type { WithRetry } from '../apply/with-retry.ts'
import { type Reason, withReason } from '../store/reasons.ts'
import { problemsOf, wrongRow } from '../wrong-row.ts'
import type { PlanCounts } from '../store/run-file.ts'
import type { PlanWriter } from '../store/plan-file.ts'
import type {
  JobContext,
  Cells,
  Column,
  WithLine,
  PlannedLine,
  RecordStream,
  BulkJob,
  WrongRow,
} from '../job.ts'
import type { Translate } from '../../i18n.ts'

export interface PlanRunOptions<Row> {
  readonly job: BulkJob<Row>
  readonly records: RecordStream
  readonly defaults: Cells
  readonly context: JobContext
  readonly withRetry: WithRetry
  readonly plan: PlanWriter
  readonly t: Translate<'bulk'>
  readonly onPlanned: (summary: PlanSummary) => void
}

/** What a plan comes to, and its first lines to look at. */
export interface PlanSummary {
  readonly planned: PlanCounts
  readonly lastLine: number
  readonly wrong: readonly WrongCell[]
  /** How many things are wrong, of which a row may have several. */
  readonly problems: number
  /** Of all that is wrong. */
  readonly reasons: readonly Reason[]
  readonly changes: readonly { readonly line: number; readonly what: string }[]
}

/** Something that is wrong, of a column or of the row as a whole. */
export interface WrongCell {
  readonly line: number
  readonly column?: string
  readonly why: string
}

export const maxListedErrors = 100
export const maxListedChanges = 10

export const noPlan: PlanSummary = {
  planned: { change: 0, same: 0, wrong: 0 },
  lastLine: 0,
  wrong: [],
  problems: 0,
  reasons: [],
  changes: [],
}

export function withPlanned(summary: PlanSummary, one: PlannedLine): PlanSummary {
  const { planned, wrong, reasons, changes } = summary
  const problems = one.is === 'wrong' ? problemsOf(one) : []
  const { line } = one
  return {
    planned: { ...planned, [one.is]: planned[one.is] + 1 },
    lastLine: line,
    wrong:
      problems.length === 0 || wrong.length >= maxListedErrors
        ? wrong
        : [
            ...wrong,
            ...problems.map(({ why, column }) => ({ line, why, ...(column !== undefined && { column }) })),
          ],
    problems: summary.problems + problems.length,
    reasons: problems.reduce((told, problem) => withReason(told, { ...problem, line }), reasons),
    changes:
      one.is === 'change' && changes.length < maxListedChanges
        ? [...changes, { line, what: one.what }]
        : changes,
  }
}

/** Plans the records batch by batch and writes each planned line as it comes; no row is held longer than its batch. */
export async function planRun<Row>(options: PlanRunOptions<Row>): Promise<PlanSummary> {
  const { context, withRetry, plan, job, onPlanned, t } = options
  let summary = noPlan
  for await (const { rows, wrong, inputs } of planBatches(options)) {
    if (context.signal.aborted) throw new Interrupted(t('planStopped'))
    const planned = rows.length === 0 ? [] : await withRetry(() => job.plan(rows, context))
    checkAnswers(rows, planned, job.name)
    for (const one of [...wrong, ...planned].sort((a, b) => a.line - b.line)) {
      if (one.line <= summary.lastLine)
        throw new Error(`${job.name}: line ${one.line} comes out of its order`)
      const input = inputs.get(one.line)
      await plan.write({ ...one, ...(input !== undefined && { input }) })
      summary = withPlanned(summary, one)
    }
    onPlanned(summary)
  }
  return summary
}

interface PlanBatch<Row> {
  readonly rows: readonly WithLine<Row>[]
  readonly wrong: readonly (WrongRow & { readonly line: number })[]
  readonly inputs: ReadonlyMap<number, Cells>
}

const mostWrongAtOnce = 500

async function* planBatches<Row>({
  records,
  job,
  defaults,
  t,
}: PlanRunOptions<Row>): AsyncGenerator<PlanBatch<Row>> {
  let rows: WithLine<Row>[] = []
  let wrong: (WrongRow & { line: number })[] = []
  let inputs = new Map<number, Cells>()
  for await (const record of records) {
    const { line } = record
    const row = 'cells' in record ? readRecord({ cells: record.cells, line }, { job, defaults, t }) : record
    const input = record.input ?? ('cells' in record ? record.cells : undefined)
    if (input !== undefined) inputs.set(line, input)
    if (isWrong(row)) wrong.push({ ...wrongRow(problemsOf(row)), line })
    else rows.push({ line, row })
    if (rows.length < job.planSize && wrong.length < mostWrongAtOnce) continue
    yield { rows, wrong, inputs }
    rows = []
    wrong = []
    inputs = new Map()
  }
  yield { rows, wrong, inputs }
}

type RecordContext<Row> = Pick<PlanRunOptions<Row>, 'job' | 'defaults' | 't'>

interface LocatedCells {
  readonly cells: Cells
  readonly line: number
}

function readRecord<Row>(
  { cells, line }: LocatedCells,
  { job, defaults, t }: RecordContext<Row>,
): Row | WrongRow {
  const filled = {
    ...defaults,
    ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')),
  }
  const lacking = job.columns.filter((column) => isLacking(column, filled)).map(({ name }) => name)
  const row = job.readRow(filled, line)
  if (lacking.length === 0) return row
  const others = isWrong(row) ? problemsOf(row).filter(({ column }) => !lacking.includes(column ?? '')) : []
  return wrongRow([...lacking.map((name) => ({ why: t('emptyCell', { name }) })), ...others])
}

function isLacking({ isRequired, mayBeEmpty = false, name }: Column, cells: Cells): boolean {
  return isRequired && !mayBeEmpty && (cells[name] ?? '').trim() === ''
}

function isWrong(row: unknown): row is WrongRow {
  return typeof row === 'object' && row !== null && 'is' in row && row.is === 'wrong'
}

function checkAnswers<Row>(
  rows: readonly WithLine<Row>[],
  planned: readonly PlannedLine[],
  name: string,
): void {
  if (planned.length !== rows.length || planned.some(({ line }, at) => line !== rows[at]?.line)) {
    throw new Error(`${name}: the plan does not answer each line once and in order`)
  }
}
