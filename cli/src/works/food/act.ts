import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/food.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import { type FoodChange, foodChangeOf } from './food-change.ts'
import { type RanRow, runPlan } from './run-plan.ts'

export const insertActs: Acts = { name: 'food.insert', concurrency: 2, act: actOnPlan }
export const removeActs: Acts = { name: 'food.remove', concurrency: 2, act: actOnPlan }

/** A line with what its plan wants. */
interface Wanted {
  readonly line: number
  readonly wish: FoodChange
}

/**
 * Runs the plan of these lines. Where it was late, or run before and left somebody behind, a new plan says who still
 * lacks what, and is run: whoever has it already is done.
 */
async function actOnPlan(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const wanted = changes.map(({ line, change }) => ({ line, wish: foodChangeOf(change) }))
  const [first] = wanted
  if (first === undefined) return []
  try {
    const ran = await runPlan(first.wish, acting)
    if (ran.is === 'run') return wanted.map((one) => endedBy(ran.rows, one))
    const left = wanted.filter(({ wish }) => !isDone(ran.rows, wish.student))
    const again = left.length === 0 ? [] : await planAnew(left, acting)
    return wanted.map(({ line }) => again.find((one) => one.line === line) ?? { line, is: 'done' })
  } catch (error) {
    return refusedLines(error, changes)
  }
}

function isDone(rows: readonly RanRow[], student: string): boolean {
  return rows.some((row) => row.student === student && row.result === 'done')
}

async function planAnew(left: readonly Wanted[], acting: Acting): Promise<readonly Ended[]> {
  const say = speaker(texts, acting.locale)
  const act = left[0]?.wish.act ?? 'enrol'
  const rows = left.map(({ wish: { student, service } }) => ({ student, service }))
  const plan = await answered(acting.hub.api.POST('/api/hikcentral/plans', { body: { act, rows } }))
  const ran = plan.rows.length === 0 ? [] : (await runPlan({ act, token: plan.token }, acting)).rows
  return left.map((one) => {
    const { student } = one.wish
    if (plan.unknown.includes(student)) return { line: one.line, is: 'failed', why: say('notKnown') }
    const isSo = !plan.rows.some((row) => row.student === student)
    return isSo ? { line: one.line, is: 'done' } : endedBy(ran, one)
  })
}

function endedBy(rows: readonly RanRow[], { line, wish }: Wanted): Ended {
  const row = rows.find(({ student }) => student === wish.student)
  return row?.result === 'failed'
    ? { line, is: 'failed', why: row.reason, code: 'TURNSTILE' }
    : { line, is: 'done' }
}
