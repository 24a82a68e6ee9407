import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { unwrap } from '../../hub/unwrap.ts'
import { texts } from '../../texts/food.ts'
import { translator } from '../../i18n.ts'
import { refusedLines } from '../refused-lines.ts'
import { type FoodChange, foodChangeOf } from './food-change.ts'
import { type PlanResultRow, runPlan } from './run-plan.ts'

export const insertHandler: JobHandler = { name: 'food.insert', concurrency: 2, apply: applyPlan }
export const removeHandler: JobHandler = { name: 'food.remove', concurrency: 2, apply: applyPlan }

/** A line with what its plan wants. */
interface FoodLine {
  readonly line: number
  readonly change: FoodChange
}

/**
 * Runs the plan of these lines. Where it was late, or run before and left somebody behind, a new plan says who still
 * lacks what, and is run: whoever has it already is done.
 */
async function applyPlan(
  changes: readonly LineChange[],
  context: ApplyContext,
): Promise<readonly LineResult[]> {
  const lines = changes.map(({ line, change }) => ({ line, change: foodChangeOf(change) }))
  const [first] = lines
  if (first === undefined) return []
  try {
    const result = await runPlan(first.change, context)
    if (result.is === 'run') return lines.map((one) => resultOf(result.rows, one))
    const left = lines.filter(({ change }) => !isDone(result.rows, change.student))
    const again = left.length === 0 ? [] : await replan(left, context)
    return lines.map(({ line }) => again.find((one) => one.line === line) ?? { line, is: 'done' })
  } catch (error) {
    return refusedLines(error, changes)
  }
}

function isDone(rows: readonly PlanResultRow[], student: string): boolean {
  return rows.some((row) => row.student === student && row.result === 'done')
}

async function replan(left: readonly FoodLine[], context: ApplyContext): Promise<readonly LineResult[]> {
  const t = translator(texts, context.locale)
  const act = left[0]?.change.act ?? 'enrol'
  const rows = left.map(({ change: { student, service } }) => ({ student, service }))
  const plan = await unwrap(context.hub.api.POST('/api/hikcentral/plans', { body: { act, rows } }))
  const result = plan.rows.length === 0 ? [] : (await runPlan({ act, token: plan.token }, context)).rows
  return left.map((one) => {
    const { student } = one.change
    if (plan.unknown.includes(student)) return { line: one.line, is: 'failed', why: t('notKnown') }
    const isSo = !plan.rows.some((row) => row.student === student)
    return isSo ? { line: one.line, is: 'done' } : resultOf(result, one)
  })
}

function resultOf(rows: readonly PlanResultRow[], { line, change }: FoodLine): LineResult {
  const row = rows.find(({ student }) => student === change.student)
  return row?.result === 'failed'
    ? { line, is: 'failed', why: row.reason, code: 'TURNSTILE' }
    : { line, is: 'done' }
}
