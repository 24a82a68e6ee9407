import type { AttemptPath } from './attempt.model.ts'

export interface PathQuestion {
  /** What is left to pay, COP. */
  readonly totalV: number
  readonly period: 1 | 2 | 3
  readonly method: 1 | 2
}

/** Which way an order is paid (payments-1): 0 is looked at before period and method. */
export function decidePath({ totalV, period, method }: PathQuestion): Exclude<AttemptPath, 'parts'> {
  if (totalV === 0) return 'advance'
  return period === 3 && method === 1 ? 'agreement' : 'provider'
}
