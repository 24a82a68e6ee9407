import type { PluginFault } from '@matricula/contract'
import type { PaymentAttempt } from './attempt.model.ts'

/** Longer than any provider is waited for: a hub that ended in the middle of a checkout left it like this. */
export const providerDeadlineMs = 20_000

/** Why an open payment has no checkout: the provider's answer to it was lost. */
export const answerLost = 'unknown-outcome'

type Started = Pick<PaymentAttempt, 'status' | 'checkout' | 'reason' | 'startedAt' | 'expiresAt'>

/**
 * Whether a payment waits for a checkout that nobody is asking for: whoever comes next asks again under the same
 * reference and key, and has the same checkout. `now` is the season's.
 */
export function isUnanswered(
  { status, checkout, reason, startedAt, expiresAt }: Started,
  now: Date,
): boolean {
  if (status !== 'open' || checkout !== null || now.getTime() >= Date.parse(expiresAt)) return false
  return reason === answerLost || now.getTime() - Date.parse(startedAt) > providerDeadlineMs
}

/**
 * Whether a fault says that nobody can pay this. What another try was answered stands; and where one answer was lost,
 * only the provider's own refusal ends the payment, for the lost one may have begun it.
 */
export function neverStarted(payment: Started, fault: PluginFault, now: Date): boolean {
  if (payment.checkout !== null) return false
  return fault.code === 'rejected' || !isUnanswered(payment, now)
}
