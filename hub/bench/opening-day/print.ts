import { goalsOf } from '../goals/goals.ts'
import type { JudgedFigure } from '../goals/judge.ts'
import { formatGoal } from '../goals/report.ts'
import { figure, printTable, ratio } from '../support/table.ts'
import { type Day, type MeasuredDay, sumOf, worstCall } from './measurements.ts'
import { notShown } from './processor.ts'
import type { CallTimes, CrowdResult } from './tally.ts'

/** How one school got through its opening day. */
export function printDay(day: MeasuredDay): void {
  const { school, families, hubs, opening, seen, processor } = day
  const seconds = figure(opening.arrivingMs / 1000)
  printTable(`Opening day, ${families} families within ${seconds} s: ${school}`, [
    ['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'p99/p50'],
    ...Object.entries(opening.calls).map(([call, times]) => callRow(call, times)),
    callRow('arrival to APROBADO', opening.visit),
    callRow('of it in the waiting line', opening.line),
    callRow('of it inside', opening.inside),
  ])
  const { paid, cameBack } = opening
  const lines = [
    `paid ${paid} of ${families}, ${figure((families / opening.arrivingMs) * 1000)} arrived and ${figure(paidASecond(opening))} paid a second`,
    `not served: ${countsOf(opening.notServed)}; asked to come back ${cameBack} times; errors: ${countsOf(opening.errors)}`,
    `event loop late by ${figure(seen.loopMs.p50)} ms (p99, median of the looks) and ${figure(seen.loopMs.most)} ms (most)`,
    `load taken for ${figure(seen.delayMs.p50)} ms (median) and ${figure(seen.delayMs.most)} ms (most) of waiting, at most ${seen.requests} requests under way, ${seen.missed} looks without an answer`,
    `${figure(seen.rssMb)} MB, ${figure((seen.cpuSeconds * 1000) / Math.max(1, paid))} ms of processor a family`,
    `of the cores ${ratio(processor.hubs)} hub, ${ratio(processor.families)} families, ${ratio(processor.bench)} bench, ${ratio(processor.others)} database and all else, ${ratio(processor.idle)} idle`,
    ...notShown(processor, hubs).map((what) => `not shown by this machine: ${what}`),
  ]
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

function callRow(call: string, { count, p50Ms, p95Ms, p99Ms }: CallTimes): string[] {
  if (count === 0) return [call, '0']
  return [call, String(count), figure(p50Ms), figure(p95Ms), figure(p99Ms), ratio(p99Ms / p50Ms)]
}

function paidASecond({ paid, spentMs }: CrowdResult): number {
  return (paid / spentMs) * 1000
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const all = Object.entries(counts).map(([what, count]) => `${count} × ${what}`)
  return all.length === 0 ? 'none' : all.join(', ')
}

/** A line for each school beside its goal. */
export function printSchools(days: readonly Day[], judged: readonly JudgedFigure[]): void {
  printTable('Opening day, families a second and how evenly their calls are answered', [
    ['', 'paid', 'at most', 'goal', '', 'not served', 'errors', 'came back', 'highest p99/p50', 'of'],
    ...days.map((day) => ('why' in day ? [day.school, `not measured: ${day.why}`] : dayRow(day, judged))),
  ])
}

function dayRow(day: MeasuredDay, judged: readonly JudgedFigure[]): string[] {
  const { school, opening, most } = day
  const [call, worst] = worstCall(opening)
  const isPaid = ({ what }: { readonly what: string }) => what.startsWith('paid') && what.endsWith(school)
  const goal = goalsOf(['opening-day']).find(isPaid)
  return [
    school,
    figure(paidASecond(opening)),
    Number.isFinite(most) ? figure(most) : '',
    goal === undefined ? '' : formatGoal(goal.goal),
    judged.find(isPaid)?.verdict ?? 'not measured',
    String(sumOf(opening.notServed)),
    String(sumOf(opening.errors)),
    String(opening.cameBack),
    ratio(worst),
    call,
  ]
}
