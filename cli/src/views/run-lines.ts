import type { Line } from '../output/line.ts'
import { type Outcome, outcomeLines, outcomeOf, planLines } from '../bulk/lead/outcome.ts'
import type { PlanTold } from '../bulk/plan/plan-run.ts'
import type { Run } from '../bulk/run/run-file.ts'
import { moment } from '../output/cells.ts'
import { type Column, tableLines } from '../output/table.ts'
import { type FoundRun, leftOf } from '../tasks/runs/find-run.ts'
import { texts as bulkTexts } from '../texts/bulk.ts'
import { texts } from '../texts/runs.ts'
import { type Locale, numberIn, type Say, speaker } from '../words.ts'

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

export function runTable(rows: readonly RunRow[], say: Say<keyof typeof texts.es>): readonly Line[] {
  if (rows.length === 0) return []
  const count = (title: string, of: (row: RunRow) => number): Column<RunRow> => ({
    title,
    of: (row) => String(of(row)),
    align: 'right',
  })
  return tableLines(rows, [
    { title: say('columnRun'), of: ({ run }) => run },
    { title: say('columnState'), of: ({ state }) => say(`state_${state}`) },
    count(say('columnDone'), ({ done }) => done),
    count(say('columnFailed'), ({ failed }) => failed),
    count(say('columnLeft'), ({ left }) => left),
    count(say('columnWrong'), ({ planned }) => planned.wrong),
    { title: say('columnHub'), of: ({ hub }) => hub },
  ])
}

/** What `runs show` answers: how it stands, and where it came from. */
export interface RunAnswer extends Omit<Outcome, 'state'> {
  readonly state: State
  readonly hub: string
  readonly caller: Run['caller']
  readonly source: Run['source']
  readonly made: string
  readonly ended: string | null
}

export function runAnswer(found: FoundRun, told: PlanTold): RunAnswer {
  const { files, run, tally } = found
  const { hub, caller, source, made, ended } = run
  const outcome = outcomeOf({ run, told, tally, result: files.resultCsv })
  return { ...outcome, state: stateOf(found), hub, caller, source, made, ended }
}

interface Showing {
  readonly found: FoundRun
  readonly told: PlanTold
  readonly locale: Locale
}

export function runLines(answer: RunAnswer, { found, told, locale }: Showing): readonly string[] {
  const say = speaker(texts, locale)
  const sayBulk = speaker(bulkTexts, locale)
  const { run, files, tally } = found
  const standing = { run, told, tally, result: files.resultCsv }
  const left = answer.left > 0 ? ` · ${say('columnLeft')}: ${numberIn(locale, answer.left)}` : ''
  return [
    `${run.id} · ${say(`state_${answer.state}`)}${left}`,
    say('factMade', { made: moment(run.made), name: run.caller.name, hub: run.hub }),
    say('factSource', { source: run.source.name }),
    '',
    ...planLines(standing, sayBulk),
    ...(run.state === 'planned' || run.state === 'planning'
      ? []
      : ['', ...outcomeLines(outcomeOf(standing), tally, sayBulk)]),
    ...(answer.left > 0 && answer.state !== 'running' ? [sayBulk('resumeNext', { run: run.id })] : []),
  ]
}
