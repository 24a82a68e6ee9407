import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { refusedLines } from '../refused-lines.ts'
import { type FoodChange, foodChangeOf } from './food-change.ts'
import { HubRefusal, Interrupted } from '../../faults.ts'
import { translator } from '../../i18n.ts'

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
  const t = translator('food', context.locale)
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

type FoodProgress = components['schemas']['FoodProgress']
type PlanResultRow = FoodProgress['rows'][number]

/** `run`: by this very call. `spent`: before it, or too late for it; the rows say what had been done. */
interface PlanResult {
  readonly is: 'run' | 'spent'
  readonly rows: readonly PlanResultRow[]
}

const pollMs = 1000

/**
 * Runs a plan, which the hub does once. A run that somebody else has begun is waited for: of one whose hub was killed
 * the hub says so after half a minute, and then it is taken up.
 */
async function runPlan(plan: Pick<FoodChange, 'act' | 'token'>, context: ApplyContext): Promise<PlanResult> {
  for (;;) {
    const rows = await tryToRun(plan, context)
    if (rows !== null) return { is: 'run', rows }
    const progress = await readProgress(plan.token, context)
    if (progress === null) return { is: 'spent', rows: [] }
    if (progress.state === 'done' || progress.state === 'planned') return { is: 'spent', rows: progress.rows }
    await sleepOrStop(context)
  }
}

/** Null when the hub says that the plan is spent, running or late. */
async function tryToRun(
  { act, token }: Pick<FoodChange, 'act' | 'token'>,
  { hub: { api } }: ApplyContext,
): Promise<readonly PlanResultRow[] | null> {
  const body = { token }
  try {
    const call =
      act === 'enrol'
        ? api.POST('/api/hikcentral/insertServices', { body })
        : api.POST('/api/hikcentral/deleteServices', { body })
    return (await unwrap(call)).rows
  } catch (error) {
    if (error instanceof HubRefusal && error.code === 'PLAN_SPENT') return null
    throw error
  }
}

/** Null when the hub has forgotten the plan. */
async function readProgress(token: string, { hub: { api } }: ApplyContext): Promise<FoodProgress | null> {
  try {
    return await unwrap(api.GET('/api/hikcentral/plans/{token}', { params: { path: { token } } }))
  } catch (error) {
    if (error instanceof HubRefusal && error.status === 404) return null
    throw error
  }
}

async function sleepOrStop({ signal, locale }: ApplyContext): Promise<void> {
  try {
    await pause(pollMs, undefined, { signal })
  } catch (error) {
    throw new Interrupted(translator('hub', locale)('interrupted'), [], { cause: error })
  }
}
