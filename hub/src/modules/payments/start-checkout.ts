import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  type EnrollmentQuote,
  findOrder,
  quoteEnrollment,
  quoteOf,
  refusePaidElsewhere,
  refuseUnsigned,
  viewQuote,
} from '../enrollment/index.ts'
import { atCurrentPrices } from '../fees/index.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptByKey, latestAttempt } from './attempt.store.ts'
import { checkPayer } from './check-payer.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import { decidePath } from './decide-path.ts'
import { openAttempt } from './open-attempt.ts'
import { isUnanswered } from './unanswered.ts'
import type { Payer } from './payer.ts'

/**
 * Begins a payment: prices again, writes the order and an attempt that locks it, and only then calls the provider.
 * The same key answers the same attempt, whatever broke in between. Another payment under way is refused, but for one
 * of the same charges whose checkout was lost on its way: this one goes on with it.
 */
export async function startCheckout(
  app: AppContext,
  command: CheckoutCommand,
): Promise<Refusal | PaymentAttempt> {
  const requestHash = hashOf(command)
  const attempt = (await findBegun(app, command, requestHash)) ?? (await begin(app, command, requestHash))
  return isRefused(attempt) ? attempt : askForCheckout(app, attempt, command.locale)
}

/** The attempt that this key has begun; null for a new key. */
async function findBegun(
  { database }: AppContext,
  { idempotencyKey }: CheckoutCommand,
  requestHash: string,
): Promise<Refusal | PaymentAttempt | null> {
  const present = await attemptByKey(database, idempotencyKey)
  if (present === null) return null
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}

async function begin(
  app: AppContext,
  command: CheckoutCommand,
  requestHash: string,
): Promise<Refusal | PaymentAttempt> {
  const refusal =
    (await refusePaidElsewhere(app, command.studentCode)) ?? (await refuseUnsigned(app, command.studentCode))
  if (refusal !== null) return refusal
  await app.prices.balanceNow(command.studentCode)
  const quote = await quoteEnrollment(atCurrentPrices(app), command.studentCode, command.choices)
  if (isRefused(quote)) return quote
  const payer = checkCommand(command, quote)
  if (isRefused(payer)) return payer
  const opened = await openAttempt(app, { command, quote, requestHash, ...payer })
  // The same request may have come twice at once, and the other was first.
  if (!isRefused(opened)) return opened
  return (
    (await findBegun(app, command, requestHash)) ??
    (await findUnanswered(app, command.studentCode, quote)) ??
    opened
  )
}

/** The family's own payment of the same charges whose checkout was lost on its way: another tab goes on with it. */
async function findUnanswered(
  { database, clock, config }: AppContext,
  studentCode: string,
  { quoteId }: EnrollmentQuote,
): Promise<PaymentAttempt | null> {
  const order = await findOrder(database, { project: config.seasons.parents.project, studentCode })
  if (order?.status !== 'paying' || quoteOf(order).quoteId !== quoteId) return null
  const attempt = await latestAttempt(database, order.id)
  if (attempt?.path !== 'provider') return null
  return isUnanswered(attempt, clock.now()) ? attempt : null
}

function checkCommand(command: CheckoutCommand, quote: EnrollmentQuote): Refusal | { payer: Payer | null } {
  if (command.shownTotal !== quote.totals.totalV) {
    return refuse('PRICE_CHANGED', { facts: { quote: viewQuote(quote) } })
  }
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if ((command.kind === 'advance') !== (path === 'advance')) return refuse('PAYMENT_KIND')
  if (path !== 'provider') return { payer: null }
  const checked = checkPayer(command.payer)
  return checked.is === 'payer' ? checked : refuse('PAYER_INCOMPLETE', { fields: checked.fields })
}

function hashOf({ studentCode, choices, shownTotal, payer }: CheckoutCommand): string {
  return sha256(JSON.stringify([studentCode, choices, shownTotal, payer]))
}
