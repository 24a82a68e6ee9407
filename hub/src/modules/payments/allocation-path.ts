import type { AttemptPath, OrderAllocationWithAttempt } from './attempt.model.ts'

/** How an order is paid; family: by a child's share of what a guardian pays for several. */
export function allocationPath({
  attempt,
}: Pick<OrderAllocationWithAttempt, 'attempt'>): AttemptPath | 'family' {
  return attempt.pays === 'orders' ? 'family' : attempt.path
}
