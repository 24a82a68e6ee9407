import type { AttemptPath, PaymentAttempt } from './attempt.model.ts'

/** How an order is paid; family: by a child's share of what a guardian pays for several. */
export function allocationPath({
  attempt,
}: {
  readonly attempt: Pick<PaymentAttempt, 'pays' | 'path'>
}): AttemptPath | 'family' {
  return attempt.pays === 'orders' ? 'family' : attempt.path
}
