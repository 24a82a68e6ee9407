import type { Payer } from '@matricula/contract'
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
import type { CheckoutWish } from './checkout-wish.ts'
import { decidePath } from './decide-path.ts'
import { openAttempt } from './open-attempt.ts'
import { isUnanswered } from './unanswered.ts'

/**
 * Begins a payment: prices again, writes the order and an attempt that locks it, and only then calls the provider.
 * The same key answers the same attempt, whatever broke in between. Another payment under way is refused, but for one
 * of the same charges whose checkout was lost on its way: this one goes on with it.
 */
export async function startCheckout(app: AppContext, wish: CheckoutWish): Promise<Refusal | PaymentAttempt> {
  const requestHash = hashOf(wish)
  const attempt = (await findBegun(app, wish, requestHash)) ?? (await begin(app, wish, requestHash))
  return isRefused(attempt) ? attempt : askForCheckout(app, attempt, wish.locale)
}

/** The attempt that this key has begun; null for a new key. */
async function findBegun(
  { database }: AppContext,
  { idempotencyKey }: CheckoutWish,
  requestHash: string,
): Promise<Refusal | PaymentAttempt | null> {
  const present = await attemptByKey(database, idempotencyKey)
  if (present === null) return null
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}

async function begin(
  app: AppContext,
  wish: CheckoutWish,
  requestHash: string,
): Promise<Refusal | PaymentAttempt> {
  const refusal =
    (await refusePaidElsewhere(app, wish.studentCode)) ?? (await refuseUnsigned(app, wish.studentCode))
  if (refusal !== null) return refusal
  await app.prices.balanceNow(wish.studentCode)
  const quote = await quoteEnrollment(atCurrentPrices(app), wish.studentCode, wish.choices)
  if (isRefused(quote)) return quote
  const payer = checkWish(wish, quote)
  if (isRefused(payer)) return payer
  const opened = await openAttempt(app, { wish, quote, requestHash, ...payer })
  // The same request may have come twice at once, and the other was first.
  if (!isRefused(opened)) return opened
  return (
    (await findBegun(app, wish, requestHash)) ??
    (await findUnanswered(app, wish.studentCode, quote)) ??
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

function checkWish(wish: CheckoutWish, quote: EnrollmentQuote): Refusal | { payer: Payer | null } {
  if (wish.shownTotal !== quote.totals.totalV) {
    return refuse('PRICE_CHANGED', { facts: { quote: viewQuote(quote) } })
  }
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if ((wish.kind === 'advance') !== (path === 'advance')) return refuse('PAYMENT_KIND')
  if (path !== 'provider') return { payer: null }
  const checked = checkPayer(wish.payer)
  return checked.is === 'payer' ? checked : refuse('PAYER_INCOMPLETE', { fields: checked.fields })
}

function hashOf({ studentCode, choices, shownTotal, payer }: CheckoutWish): string {
  return sha256(JSON.stringify([studentCode, choices, shownTotal, payer]))
}
