import { type CheckoutStart, type Payer, PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Locale } from '../../config/texts.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  type EnrollmentQuote,
  orderById,
  quoteEnrollment,
  refuseUnsigned,
  viewQuote,
} from '../enrollment/index.ts'
import { atCurrentPrices } from '../fees/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptByKey, keepCheckout, payerOf } from './attempt.store.ts'
import { checkPayer } from './check-payer.ts'
import type { CheckoutWish } from './checkout-wish.ts'
import { closeUnstarted } from './close-unstarted.ts'
import { decidePath } from './decide-path.ts'
import { refusedByProvider } from './fault-of.ts'
import { openAttempt } from './open-attempt.ts'

const providerDeadlineMs = 20_000

/**
 * Begins a payment: prices again, writes the order and an attempt that locks it, and only then calls the provider.
 * The same key answers the same attempt, whatever broke in between; another payment under way is refused.
 */
export async function startCheckout(house: House, wish: CheckoutWish): Promise<Refusal | PaymentAttempt> {
  const requestHash = hashOf(wish)
  const attempt = (await findBegun(house, wish, requestHash)) ?? (await begin(house, wish, requestHash))
  return isRefused(attempt) ? attempt : goToProvider(house, attempt, wish.locale)
}

/** The attempt that this key has begun; null for a new key. */
async function findBegun(
  { database }: House,
  { idempotencyKey }: CheckoutWish,
  requestHash: string,
): Promise<Refusal | PaymentAttempt | null> {
  const present = await attemptByKey(database, idempotencyKey)
  if (present === null) return null
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}

async function begin(
  house: House,
  wish: CheckoutWish,
  requestHash: string,
): Promise<Refusal | PaymentAttempt> {
  const unsigned = await refuseUnsigned(house, wish.studentCode)
  if (unsigned !== null) return unsigned
  await house.prices.balanceNow(wish.studentCode)
  const quote = await quoteEnrollment(atCurrentPrices(house), wish.studentCode, wish.choices)
  if (isRefused(quote)) return quote
  const payer = checkWish(wish, quote)
  if (isRefused(payer)) return payer
  const opened = await openAttempt(house, { wish, quote, requestHash, ...payer })
  // The same request may have come twice at once, and the other was first.
  return isRefused(opened) ? ((await findBegun(house, wish, requestHash)) ?? opened) : opened
}

function checkWish(wish: CheckoutWish, quote: EnrollmentQuote): Refusal | { payer: Payer | null } {
  if (wish.shownTotal !== quote.totals.totalV) {
    return refuse('PRICE_CHANGED', { facts: { quote: viewQuote(quote) } })
  }
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if (path !== 'provider') return { payer: null }
  const checked = checkPayer(wish.payer)
  return checked.is === 'payer' ? checked : refuse('PAYER_INCOMPLETE', { fields: checked.fields })
}

/** Asks the provider for its checkout unless it already answered; the attempt's id is the key of that act. */
async function goToProvider(
  house: House,
  attempt: PaymentAttempt,
  locale: Locale,
): Promise<Refusal | PaymentAttempt> {
  const payer = payerOf(attempt)
  if (
    attempt.path !== 'provider' ||
    attempt.status !== 'open' ||
    attempt.checkout !== null ||
    payer === null
  ) {
    return attempt
  }
  try {
    const checkout = await askProvider(house, attempt, payer, locale)
    return await keepCheckout(house.database, attempt.id, checkout)
  } catch (error) {
    if (error instanceof PluginFault && error.code !== 'unknown-outcome')
      await closeUnstarted(house, attempt, error)
    const refused = refusedByProvider(error)
    if (refused !== null) return refused
    throw error
  }
}

async function askProvider(
  { plugins, publicUrl, config, database }: House,
  attempt: PaymentAttempt,
  payer: Payer,
  locale: Locale,
): Promise<CheckoutStart> {
  const order = await orderById(database, attempt.orderId)
  const { school } = config.settings
  return plugins.payments(attempt.instance).startCheckout(
    {
      reference: attempt.reference,
      amount: attempt.amount,
      currency: 'COP',
      description: `Matrícula ${order.project} · ${school.shortName}`,
      payer,
      extras: [order.studentCode, order.project, 'Matriculas'],
      returnUrl: `${publicUrl()}/api/payments/return/${attempt.instance}?token=${order.token}`,
      locale,
      expiresAt: attempt.expiresAt,
    },
    { key: attempt.id, trace: attempt.trace, signal: AbortSignal.timeout(providerDeadlineMs) },
  )
}

function hashOf({ studentCode, choices, shownTotal, payer }: CheckoutWish): string {
  return sha256(JSON.stringify([studentCode, choices, shownTotal, payer]))
}
