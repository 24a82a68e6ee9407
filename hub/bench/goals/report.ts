import { figure } from '../support/table.ts'
import type { Goal, PlacedGoal, Unit } from './goals.ts'
import type { Judged, Verdict } from './judge.ts'

/** The rows of the last table: a line for each goal. Pure. */
export function goalRows({ figures, notMeasured }: Judged): readonly (readonly string[])[] {
  return [
    ['', 'value', 'goal', ''],
    ...figures.map((one) => [
      nameOf(one),
      formatValue(one.value, one.unit),
      formatGoal({ ...one.goal, unit: one.unit }),
      one.verdict,
    ]),
    ...notMeasured.map((one) => [nameOf(one), '', formatGoal(one.goal), 'not measured']),
  ]
}

/** `12 goals met, 3 missed, 1 not measured` */
export function countLine({ figures, notMeasured }: Judged): string {
  const count = (verdict: Verdict) => figures.filter((one) => one.verdict === verdict).length
  const rest: readonly (readonly [number, string])[] = [
    [count('not shown by this machine'), 'not shown by this machine'],
    [notMeasured.length, 'not measured'],
  ]
  return [
    `${count('met')} goals met, ${count('missed')} missed`,
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

function nameOf({ bench, what }: Pick<PlacedGoal, 'bench' | 'what'>): string {
  return `${bench}: ${what}`
}
