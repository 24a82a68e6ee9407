import type { Line } from '../output/line.ts'
import { type RunSummary, summaryLines, summarizeRun, planLines } from '../bulk/runner/run-summary.ts'
import type { PlanSummary } from '../bulk/plan/plan-run.ts'
import type { Run } from '../bulk/store/run-file.ts'
import { moment } from '../output/cells.ts'
import { type Column, tableLines } from '../output/table.ts'
import { type FoundRun, leftOf } from '../tasks/runs/find-run.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { type Locale, type Translate, translator } from '../i18n.ts'

type State = Run['state'] | 'running'

/** A run in the list. */
export interface RunRow {
  readonly run: string
  readonly work: string
  readonly state: State
  readonly hub: string
  readonly made: string
  readonly planned: Run['planned']
  readonly done: number
  readonly failed: number
  readonly left: number
}

export function runRows(found: readonly FoundRun[]): readonly RunRow[] {
  return found.map((one) => ({
    run: one.run.id,
    work: one.run.work,
    state: stateOf(one),
    hub: one.run.hub,
    made: one.run.made,
    planned: one.run.planned,
    done: one.tally.done,
    failed: one.tally.failed,
    left: leftOf(one),
  }))
}

function stateOf({ isRunning, run }: FoundRun): State {
  return isRunning ? 'running' : run.state
}

export function runTable(rows: readonly RunRow[], t: Translate<'runs'>): readonly Line[] {
  if (rows.length === 0) return []
  const count = (title: string, of: (row: RunRow) => number): Column<RunRow> => ({
    title,
    of: (row) => String(of(row)),
    align: 'right',
  })
  return tableLines(rows, [
    { title: t('columnRun'), of: ({ run }) => run },
    { title: t('columnState'), of: ({ state }) => t(`state_${state}`) },
    count(t('columnDone'), ({ done }) => done),
    count(t('columnFailed'), ({ failed }) => failed),
    count(t('columnLeft'), ({ left }) => left),
    count(t('columnWrong'), ({ planned }) => planned.wrong),
    { title: t('columnHub'), of: ({ hub }) => hub },
  ])
}

/** What `runs show` answers: how it stands, and where it came from. */
export interface RunAnswer extends Omit<RunSummary, 'state'> {
  readonly state: State
  readonly hub: string
  readonly caller: Run['caller']
  readonly source: Run['source']
  readonly made: string
  readonly ended: string | null
}

export function runAnswer(found: FoundRun, plan: PlanSummary): RunAnswer {
  const { files, run, tally } = found
  const { hub, caller, source, made, ended } = run
  const summary = summarizeRun({ run, plan, tally, result: files.resultCsv })
  return { ...summary, state: stateOf(found), hub, caller, source, made, ended }
}

interface RunLinesOptions {
  readonly found: FoundRun
  readonly plan: PlanSummary
  readonly locale: Locale
}

export function runLines(answer: RunAnswer, { found, plan, locale }: RunLinesOptions): readonly string[] {
  const t = translator('runs', locale)
  const tBulk = translator('bulk', locale)
  const { run, files, tally } = found
  const report = { run, plan, tally, result: files.resultCsv }
  const left = answer.left > 0 ? ` · ${t('columnLeft')}: ${formatNumber(locale, answer.left)}` : ''
  return [
    `${run.id} · ${t(`state_${answer.state}`)}${left}`,
    t('factMade', { made: moment(run.made), name: run.caller.name, hub: run.hub }),
    t('factSource', { source: run.source.name }),
    '',
    ...planLines(report, tBulk),
    ...(run.state === 'planned' || run.state === 'planning'
      ? []
      : ['', ...summaryLines(summarizeRun(report), tally, tBulk)]),
    ...(answer.left > 0 && answer.state !== 'running' ? [tBulk('resumeNext', { run: run.id })] : []),
  ]
}
