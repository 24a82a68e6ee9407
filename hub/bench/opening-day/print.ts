import { figure, printTable, ratio } from '../support/table.ts'
import { errorsIn, type MeasuredDay, worstCall } from './measurements.ts'
import type { CallTimes, CrowdResult } from './tally.ts'

/** How one school got through its opening day. */
export function printDay({ school, families, opening, seen }: MeasuredDay): void {
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
  return [call, String(count), figure(p50Ms), figure(p95Ms), figure(p99Ms), ratio(p99Ms / p50Ms)]
}

function errorsOf({ errors }: CrowdResult): string {
  const all = Object.entries(errors).map(([what, count]) => `${count} × ${what}`)
  return all.length === 0 ? 'none' : all.join(', ')
}

/** What the schools bear, and how evenly. */
export function printSchools(days: readonly MeasuredDay[]): void {
  const one = days.find(({ school }) => school === 'one hub on PostgreSQL')
  printTable('Opening day, the most a school bears', [
    ['', 'families/s', 'times one hub on PostgreSQL'],
    ...days.map(({ school, most }) => [
      school,
      figure(most),
      one === undefined ? '' : ratio(most / one.most),
    ]),
  ])
  printTable('Opening day, how evenly the calls are answered', [
    ['', 'errors', 'asked to come back', 'highest p99/p50', 'of'],
    ...days.map(({ school, opening }) => {
      const [call, worst] = worstCall(opening)
      return [school, String(errorsIn(opening)), String(opening.cameBack), ratio(worst), call]
    }),
  ])
}
