import { cpus } from 'node:os'
import { figure, printTable, ratio } from '../support/table.ts'
import type { CallTimes, CrowdResult } from './tally.ts'
import type { HubsSeen } from './watch-hubs.ts'

export interface Measured {
  readonly school: string
  readonly families: number
  readonly opening: CrowdResult
  readonly seen: HubsSeen
  /** Families a second when the next comes as soon as one has paid. */
  readonly most: number
}

const calmest = 'at most 10'

/** How one school got through its opening day. */
export function printDay({ school, families, opening, seen }: Measured): void {
  const seconds = figure(opening.arrivingMs / 1000)
  printTable(`Opening day, ${families} families within ${seconds} s: ${school}`, [
    ['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'p99/p50'],
    ...Object.entries(opening.calls).map(([call, times]) => callRow(call, times)),
    callRow('arrival to APROBADO', opening.visit),
  ])
  const { paid, cameBack, spentMs } = opening
  const lines = [
    `paid ${paid} of ${families}, ${figure((families / opening.arrivingMs) * 1000)} arrived and ${figure((paid / spentMs) * 1000)} paid a second`,
    `asked to come back ${cameBack} times; errors: ${errorsOf(opening)}`,
    `event loop late by ${figure(seen.loopMs.p50)} ms (p99, median of the looks) and ${figure(seen.loopMs.most)} ms (most)`,
    `load taken for ${figure(seen.delayMs.p50)} ms (median) and ${figure(seen.delayMs.most)} ms (most) of waiting, at most ${seen.requests} requests under way, ${seen.missed} looks without an answer`,
    `${figure(seen.rssMb)} MB, ${figure((seen.cpuSeconds * 1000) / Math.max(1, paid))} ms of processor a family`,
  ]
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

function callRow(call: string, { count, p50Ms, p95Ms, p99Ms }: CallTimes): string[] {
  return [call, String(count), figure(p50Ms), figure(p95Ms), figure(p99Ms), ratio(p99Ms / p50Ms, '')]
}

function errorsOf({ errors }: CrowdResult): string {
  const all = Object.entries(errors).map(([what, count]) => `${count} × ${what}`)
  return all.length === 0 ? 'none' : all.join(', ')
}

/** What the schools bear, and goal 8 of what fast means here. */
export function printGoals(measured: readonly Measured[]): void {
  const [first] = measured
  if (first === undefined) return
  const one = measured.find(({ school }) => school.startsWith('one hub, PostgreSQL'))
  const cores = cpus().length
  const note = cores < 3 ? `goal 2.2 where three cores exist; here are ${cores}` : 'goal 2.2'
  printTable('Opening day, the most a school bears', [
    ['', 'families/s', 'times one hub on PostgreSQL', ''],
    ...measured.map(({ school, most }) => [
      school,
      figure(most),
      one === undefined ? '' : (most / one.most).toFixed(2),
      school.startsWith('three') ? note : '',
    ]),
  ])
  printTable('Opening day, goal 8: no error, and no call’s p99 above 10 times its p50', [
    ['', 'errors', 'asked to come back', 'highest p99/p50', 'of'],
    ...measured.map(({ school, opening }) => {
      const [call, worst] = worstCall(opening)
      const errors = Object.values(opening.errors).reduce((sum, count) => sum + count, 0)
      return [school, String(errors), String(opening.cameBack), ratio(worst, calmest), call]
    }),
  ])
}

function worstCall({ calls }: CrowdResult): readonly [string, number] {
  const ratios = Object.entries(calls).map(([call, { p50Ms, p99Ms }]) => [call, p99Ms / p50Ms] as const)
  return ratios.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN]
}
