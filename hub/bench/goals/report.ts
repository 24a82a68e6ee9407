import { figure } from '../support/table.ts'
import type { Goal, PlacedGoal, Unit } from './goals.ts'
import type { Judged, JudgedFigure, Verdict } from './judge.ts'
import { changeSince, type SavedRun } from './saved-run.ts'

/** Says as well of what and where the run was that this one is compared with. Pure. */
export function titleOf(against: SavedRun | null): string {
  if (against === null) return 'Goals'
  const { node, cores, model, commit, date } = against.machine
  return `Goals; saved on ${date}: Node ${node}, ${cores} cores (${model}), commit ${commit}`
}

/** The rows of the last table: a line for each goal, with what it was in the saved run. Pure. */
export function goalRows(
  { figures, notMeasured }: Judged,
  against: SavedRun | null,
): readonly (readonly string[])[] {
  const ofSaved = (...cells: readonly string[]) => (against === null ? [] : cells)
  return [
    ['', 'value', 'goal', ...ofSaved('saved', 'change'), ''],
    ...figures.map((one) => [
      nameOf(one),
      formatValue(one.value, one.unit),
      formatGoal({ ...one.goal, unit: one.unit }),
      ...(against === null ? [] : changeCells(one, against)),
      one.verdict,
    ]),
    ...notMeasured.map((one) => [nameOf(one), '', formatGoal(one.goal), ...ofSaved('', ''), 'not measured']),
  ]
}

/** `12 met, 3 missed, 1 not measured` */
export function countLine({ figures, notMeasured }: Judged): string {
  const count = (verdict: Verdict) => figures.filter((one) => one.verdict === verdict).length
  const rest: readonly (readonly [number, string])[] = [
    [count('not shown by this machine'), 'not shown by this machine'],
    [notMeasured.length, 'not measured'],
  ]
  return [
    `${count('met')} met, ${count('missed')} missed`,
    ...rest.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`),
  ].join(', ')
}

/** `at most 2.5 (1.8 from Node 24 on)` */
export function formatGoal({ is, limit, unit, limitFromNode24, cores }: Goal): string {
  return [
    `${is} ${limit}${suffixes[unit]}`,
    ...(limitFromNode24 === undefined ? [] : [`(${limitFromNode24} from Node 24 on)`]),
    ...(cores === undefined ? [] : [`(from ${cores} cores on)`]),
  ].join(' ')
}

const suffixes: Readonly<Record<Unit, string>> = {
  times: '',
  count: '',
  ms: ' ms',
  kB: ' kB',
  MB: ' MB',
  'a second': ' a second',
}

function formatValue(value: number, unit: Unit): string {
  if (unit === 'count') return String(value)
  return `${unit === 'times' ? value.toFixed(2) : figure(value)}${suffixes[unit]}`
}

function changeCells(one: JudgedFigure, against: SavedRun): readonly [string, string] {
  const change = changeSince(against, one)
  if (change === null) return ['none', '']
  return [formatValue(change.saved, one.unit), formatPercent(change.percent)]
}

function formatPercent(percent: number | null): string {
  if (percent === null) return ''
  return `${percent >= 0 ? '+' : ''}${percent.toFixed(1)}%`
}

function nameOf({ bench, what }: Pick<PlacedGoal, 'bench' | 'what'>): string {
  return `${bench}: ${what}`
}
