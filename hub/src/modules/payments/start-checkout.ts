import type { AppContext } from '../../app-context.ts'
import type { Texts } from '../../config/texts.ts'
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
import type { OrderAttempt } from './attempt.model.ts'
import { hashedOf, refuseChosen } from '../payers/index.ts'
import { checkPayer } from './check-payer.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import { decidePath } from './decide-path.ts'
import { openAttempt } from './open-attempt.ts'
import { currentAllocationOf, orderAttemptById } from './order-attempt.store.ts'
import { orderPayable } from './order-payable.ts'
import { startPayment } from './start-payment.ts'
import { isUnanswered } from './unanswered.ts'
import type { Payer } from './payer.ts'

/**
 * Begins the payment of an enrollment: prices again, writes the order and an attempt that locks it, and only then calls
 * the provider.
 */
export async function startCheckout(app: AppContext, command: CheckoutCommand) {
  const requestHash = hashOf(command)
  return startPayment(app, orderPayable, {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => findUnanswered(app, command),
  })
}

async function open(app: AppContext, command: CheckoutCommand, requestHash: string) {
  const refusal =
    (await refusePaidElsewhere(app, command.studentCode)) ??
    (await refuseUnsigned(app, command.studentCode)) ??
    (await refuseChosen(app.database, command.invoicePayer))
  if (refusal !== null) return refusal
  await app.prices.balanceNow(command.studentCode)
  const quote = await priceOf(app, command)
  if (isRefused(quote)) return quote
  const payer = checkCommand(command, quote, app.config.texts)
  return isRefused(payer) ? payer : openAttempt(app, { command, quote, requestHash, ...payer })
}

function priceOf(app: AppContext, { studentCode, choices }: CheckoutCommand) {
  return quoteEnrollment(atCurrentPrices(app), studentCode, choices)
}

/** The family's own payment of the same charges whose checkout was lost on its way: another tab goes on with it. */
async function findUnanswered(app: AppContext, command: CheckoutCommand): Promise<OrderAttempt | null> {
  const { database, clock, config } = app
  const { project } = config.seasons.parents
  const order = await findOrder(database, { project, studentCode: command.studentCode })
  if (order?.status !== 'paying') return null
  const quote = await priceOf(app, command)
  if (isRefused(quote) || quoteOf(order).quoteId !== quote.quoteId) return null
  const allocation = await currentAllocationOf(database, order.id)
  if (allocation?.attempt.pays !== 'order' || !isUnanswered(allocation.attempt, clock.now())) return null
  return orderAttemptById(database, allocation.attemptId)
}

function checkCommand(
  command: CheckoutCommand,
  quote: EnrollmentQuote,
  texts: Texts,
): Refusal<'PAYER_INCOMPLETE' | 'PAYMENT_KIND' | 'PRICE_CHANGED'> | { payer: Payer | null } {
  if (command.shownTotal !== quote.totals.totalV) {
    return refuse('PRICE_CHANGED', { facts: { quote: viewQuote(quote, { texts, locale: command.locale }) } })
  }
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if ((command.kind === 'advance') !== (path === 'advance')) return refuse('PAYMENT_KIND')
  if (path !== 'provider') return { payer: null }
  const checked = checkPayer(command.payer)
  return checked.is === 'payer' ? checked : refuse('PAYER_INCOMPLETE', { fields: checked.fields })
}

function hashOf({ studentCode, choices, shownTotal, payer, invoicePayer }: CheckoutCommand): string {
  return sha256(JSON.stringify([studentCode, choices, shownTotal, payer, ...hashedOf(invoicePayer)]))
}
