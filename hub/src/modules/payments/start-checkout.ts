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
import { describedBy, hashOfLinkUse } from './link-use.ts'
import { openAttempt } from './open-attempt.ts'
import { currentAllocationOf, orderAttemptById } from './order-attempt.store.ts'
import { orderPayable } from './order-payable.ts'
import { startPayment } from './start-payment.ts'
import { readStudent } from '../students/index.ts'
import { isUnanswered } from './unanswered.ts'
import type { Payer } from './payer.ts'

/**
 * Begins the payment of an enrollment: prices again, writes the order and an attempt that locks it, and only then calls
 * the provider.
 */
export async function startCheckout(app: AppContext, command: CheckoutCommand) {
  const requestHash = hashOf(command)
  return startPayment(app, describedBy(orderPayable, command.link), {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => findUnanswered(app, command),
  })
}

async function open(app: AppContext, command: CheckoutCommand, requestHash: string) {
  const closed = (await command.link?.check()) ?? null
  if (closed !== null) return closed
  const student = await readStudent(app, command.studentCode)
  const refusal =
    (await refusePaidElsewhere(app, student)) ??
    (await refuseUnsigned(app, command.studentCode)) ??
    (await refuseChosen(app.database, command.invoicePayer))
  if (refusal !== null) return refusal
  await app.prices.balanceNow(command.studentCode)
  const quote = await quoteEnrollment(atCurrentPrices(app), student, command.choices)
  if (isRefused(quote)) return quote
  const payer = checkCommand(command, quote, app.config.texts)
  return isRefused(payer) ? payer : openAttempt(app, { command, quote, requestHash, ...payer })
}

/**
 * The family's own payment of the same charges whose checkout was lost on its way: another tab goes on with it. Nobody
 * goes on with that of a link, which has what its payer typed.
 */
async function findUnanswered(app: AppContext, command: CheckoutCommand): Promise<OrderAttempt | null> {
  if (command.link !== null) return null
  const { database, clock, config } = app
  const { project } = config.seasons.parents
  const order = await findOrder(database, { project, studentCode: command.studentCode })
  if (order?.status !== 'paying') return null
  const student = await readStudent(app, command.studentCode)
  const quote = await quoteEnrollment(atCurrentPrices(app), student, command.choices)
  if (isRefused(quote) || quoteOf(order).quoteId !== quote.quoteId) return null
  const allocation = await currentAllocationOf(database, order.id)
  if (allocation?.attempt.pays !== 'order' || allocation.attempt.payLinkId !== null) return null
  return isUnanswered(allocation.attempt, clock.now())
    ? orderAttemptById(database, allocation.attemptId)
    : null
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
  // Nobody pays by a link at the bank, or nothing.
  if (path !== 'provider') return command.link === null ? { payer: null } : refuse('PAYMENT_KIND')
  const checked = checkPayer(command.payer)
  return checked.is === 'payer' ? checked : refuse('PAYER_INCOMPLETE', { fields: checked.fields })
}

function hashOf({ studentCode, choices, shownTotal, payer, invoicePayer, link }: CheckoutCommand): string {
  if (link !== null) return hashOfLinkUse({ link, shownTotal, payer })
  return sha256(JSON.stringify([studentCode, choices, shownTotal, payer, ...hashedOf(invoicePayer)]))
}
