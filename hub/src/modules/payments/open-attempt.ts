import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  type EnrollmentOrder,
  type EnrollmentQuote,
  type OrderStatus,
  writeOrder,
} from '../enrollment/index.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { deliverJob } from '../outbox/index.ts'
import { keepChosenPayer } from '../payers/index.ts'
import type { AttemptStatus, OrderAttempt } from './attempt.model.ts'
import { addOrderAttempt, orderAttemptById } from './order-attempt.store.ts'
import { completeOrder } from './complete-order.ts'
import { decidePath } from './decide-path.ts'
import { begunBy, keepLinkPayer } from './link-use.ts'
import { lockPayable } from './lock-payable.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import type { Payer } from './payer.ts'

export interface Opening {
  readonly command: Pick<
    CheckoutCommand,
    'studentCode' | 'invoicePayer' | 'link' | 'idempotencyKey' | 'trace'
  >
  readonly quote: EnrollmentQuote
  readonly requestHash: string
  readonly payer: Payer | null
}

/**
 * Writes the order and its one open attempt, both or neither. Nothing to pay completes the order in the same
 * story; a bank agreement leaves it waiting for the bank.
 */
export async function openAttempt(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins' | 'receipts' | 'work'>,
  opening: Opening,
) {
  try {
    const opened = await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
    if (!isRefused(opened) && opened.path === 'advance') app.work.trigger(deliverJob)
    return opened
  } catch (error) {
    if (isDuplicate(error)) return refuse('PAYMENT_PENDING')
    throw error
  }
}

async function writeOpening(
  app: Pick<AppContext, 'config' | 'clock' | 'ids' | 'plugins' | 'receipts'>,
  trx: Transaction,
  opening: Opening,
) {
  const { quote, command } = opening
  const closed = (await command.link?.lock(trx)) ?? null
  if (closed !== null) return closed
  const { project } = app.config.seasons.parents
  const key = { project, studentCode: command.studentCode }
  const held = await lockPayable(trx, { key, quote })
  if (isRefused(held)) return held
  const at = app.clock.now()
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  const { ids } = app
  const order = await writeOrder(trx, held.order, { key, quote, status: orderStatuses[path], ids, at })
  const attempt = await addOpening(app, trx, { ...opening, order, path })
  if (path !== 'advance') return attempt
  const status = 'PAGO ANTICIPO'
  await completeOrder(app, trx, { attempt, seen: null, status, actor: 'family', reason: null })
  return orderAttemptById(trx, attempt.id)
}

type OpenedPath = ReturnType<typeof decidePath>

/** With nothing to pay an order is not locked by its payment: the same story completes it. */
const orderStatuses: Readonly<Record<OpenedPath, OrderStatus>> = {
  advance: 'open',
  provider: 'paying',
  agreement: 'agreement',
}

const beginnings: Readonly<Record<OpenedPath, AttemptStatus>> = {
  advance: 'open',
  provider: 'open',
  agreement: 'agreement',
}

async function addOpening(
  { ids, clock, config }: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  { order, path, command, quote, requestHash, payer }: Opening & { order: EnrollmentOrder; path: OpenedPath },
): Promise<OrderAttempt> {
  const { instance, attemptMinutes, askEverySeconds, agreementDays } = config.settings.payments
  const now = clock.now()
  const minutes = path === 'agreement' ? agreementDays * 24 * 60 : attemptMinutes
  const asks = path === 'provider'
  const fields = {
    id: ids.id(),
    idempotencyKey: command.idempotencyKey,
    requestHash,
    path,
    instance: asks ? instance : path,
    reference: ids.reference(),
    amount: quote.totals.totalV,
    status: beginnings[path],
    payer,
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
    askAt: asks ? new Date(clock.wall().getTime() + askEverySeconds * 1000).toISOString() : null,
    trace: command.trace,
    payLinkId: command.link?.id ?? null,
    token: command.link?.token ?? null,
  }
  const attempt = await addOrderAttempt(trx, fields, { id: ids.id(), order })
  await keepChosenPayer(trx, attempt.id, command.invoicePayer, now)
  await keepLinkPayer({ ids, clock }, trx, attempt.id, command)
  await recordAudit(trx, {
    at: clock.wall(),
    ...begunBy(command.link, { actor: `student:${command.studentCode}`, act: 'payment.begin' }),
    subject: attempt.reference,
    before: null,
    after: { amount: attempt.amount, path, version: order.version },
    trace: command.trace,
  })
  return attempt
}
