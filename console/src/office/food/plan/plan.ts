import type { ResponseOf } from '../../api/call.ts'

/** What the hub prepared: who would change, and who not. */
export type Plan = ResponseOf<'GET /api/hikcentral/insertServices'>
/** How far a plan has come. */
export type Progress = ResponseOf<'GET /api/hikcentral/plans/{token}'>
export type ProgressRow = Progress['rows'][number]

/** Where a person stands with a plan. */
export const planSteps = ['plan', 'review', 'run', 'result'] as const
export type PlanStep = (typeof planSteps)[number]

/** The step of a plan that exists; one's own run has begun before the hub tells so. */
export function stepOf(state: Progress['state'], isRunning: boolean): Exclude<PlanStep, 'plan'> {
  if (state === 'done') return 'result'
  return state === 'planned' && !isRunning ? 'review' : 'run'
}

const RUNNING_MS = 500

/** How often to look, in milliseconds: a plan that rests changes only by somebody's hand. */
export function paceOf(state: Progress['state'] | undefined, isRunning: boolean): number | false {
  if (state === 'done') return false
  return state === 'running' || isRunning ? RUNNING_MS : false
}
