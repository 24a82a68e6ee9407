import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import type { Acting } from '../../bulk/work.ts'
import { HubRefusal, Interrupted } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/hub.ts'
import { speaker } from '../../words.ts'
import type { FoodChange } from './food-change.ts'

type FoodProgress = components['schemas']['FoodProgress']
export type RanRow = FoodProgress['rows'][number]

/** `run`: by this very call. `spent`: before it, or too late for it; the rows say what had been done. */
export interface Ran {
  readonly is: 'run' | 'spent'
  readonly rows: readonly RanRow[]
}

const pollMs = 1000

/**
 * Runs a plan, which the hub does once. A run that somebody else has begun is waited for: of one whose hub was killed
 * the hub says so after half a minute, and then it is taken up.
 */
export async function runPlan(plan: Pick<FoodChange, 'act' | 'token'>, acting: Acting): Promise<Ran> {
  for (;;) {
    const rows = await tryToRun(plan, acting)
    if (rows !== null) return { is: 'run', rows }
    const progress = await lookAt(plan.token, acting)
    if (progress === null) return { is: 'spent', rows: [] }
    if (progress.state === 'done' || progress.state === 'planned') return { is: 'spent', rows: progress.rows }
    await restOrStop(acting)
  }
}

/** Null when the hub says that the plan is spent, running or late. */
async function tryToRun(
  { act, token }: Pick<FoodChange, 'act' | 'token'>,
  { hub: { api } }: Acting,
): Promise<readonly RanRow[] | null> {
  const body = { token }
  try {
    const call =
      act === 'enrol'
        ? api.POST('/api/hikcentral/insertServices', { body })
        : api.POST('/api/hikcentral/deleteServices', { body })
    return (await answered(call)).rows
  } catch (error) {
    if (error instanceof HubRefusal && error.code === 'PLAN_SPENT') return null
    throw error
  }
}

/** Null when the hub has forgotten the plan. */
async function lookAt(token: string, { hub: { api } }: Acting): Promise<FoodProgress | null> {
  try {
    return await answered(api.GET('/api/hikcentral/plans/{token}', { params: { path: { token } } }))
  } catch (error) {
    if (error instanceof HubRefusal && error.status === 404) return null
    throw error
  }
}

async function restOrStop({ signal, locale }: Acting): Promise<void> {
  try {
    await pause(pollMs, undefined, { signal })
  } catch (error) {
    throw new Interrupted(speaker(texts, locale)('interrupted'), [], { cause: error })
  }
}
