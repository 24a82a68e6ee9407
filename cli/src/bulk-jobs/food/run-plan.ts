import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import type { ApplyContext } from '../../bulk/job.ts'
import { HubRefusal, Interrupted } from '../../faults.ts'
import { unwrap } from '../../hub/unwrap.ts'
import { texts } from '../../texts/hub.ts'
import { translator } from '../../i18n.ts'
import type { FoodChange } from './food-change.ts'

type FoodProgress = components['schemas']['FoodProgress']
export type PlanResultRow = FoodProgress['rows'][number]

/** `run`: by this very call. `spent`: before it, or too late for it; the rows say what had been done. */
export interface PlanResult {
  readonly is: 'run' | 'spent'
  readonly rows: readonly PlanResultRow[]
}

const pollMs = 1000

/**
 * Runs a plan, which the hub does once. A run that somebody else has begun is waited for: of one whose hub was killed
 * the hub says so after half a minute, and then it is taken up.
 */
export async function runPlan(
  plan: Pick<FoodChange, 'act' | 'token'>,
  context: ApplyContext,
): Promise<PlanResult> {
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
    throw new Interrupted(translator(texts, locale)('interrupted'), [], { cause: error })
  }
}
