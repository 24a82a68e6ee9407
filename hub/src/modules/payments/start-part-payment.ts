import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentOrder, type EnrollmentQuote, lockOrder } from '../enrollment/index.ts'
import type { PartAttempt } from './attempt.model.ts'
import { checkPayer } from './check-payer.ts'
import { begunBy, type LinkUse, keepLinkPayer } from './link-use.ts'
import { addPartAttempt } from './part-attempt.store.ts'
import { partPayable } from './part-payable.ts'
import type { Payer } from './payer.ts'
import { priceNow } from './price-kept.ts'
import { repriceSplit } from './reprice-split.ts'
import type { OrderSplit } from './split.model.ts'
import { lockSplit, partsUnderWay, splitOfPart } from './split.store.ts'
import { startPayment } from './start-payment.ts'

/** What somebody asks who has the link of a part. */
export interface PartCommand {
  readonly partId: string
  /** What the page showed, COP; must be ours to the peso. */
  readonly shownTotal: number
  readonly payer: Payer
  readonly link: LinkUse
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}

/**
 * Begins the payment of one part (splits-5). Until a part is paid or under way the price is today's; from then on all are
 * paid at the same one.
 */
export async function startPartPayment(app: AppContext, command: PartCommand) {
  const { link, shownTotal, payer, partId } = command
  const requestHash = sha256(JSON.stringify([link.id, partId, shownTotal, payer, link.invoicePayer]))
  return startPayment(app, partPayable, {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => Promise.resolve(null),
  })
}

async function open(app: AppContext, command: PartCommand, requestHash: string) {
  const closed = await command.link.check()
  if (closed !== null) return closed
  const checked = checkPayer(command.payer)
  if (checked.is !== 'payer') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  const split = await splitOfPart(app.database, command.partId)
  if (split === null) return refuse('NOT_FOUND')
  const quote = split.fixedAt === null ? await priceNow(app, split.studentCode) : null
  if (isRefused(quote)) return quote
  try {
    const opening = { command, requestHash, quote, splitId: split.id, payer: checked.payer }
    return await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refuse('PAYMENT_PENDING')
    throw error
  }
}

interface Opening {
  readonly command: PartCommand
  readonly requestHash: string
  /** Today's price; null where the split's own stands already. */
  readonly quote: EnrollmentQuote | null
  readonly splitId: string
  readonly payer: Payer
}

async function writeOpening(app: AppContext, trx: Transaction, opening: Opening) {
  const { command, splitId } = opening
  const closed = await command.link.lock(trx)
  if (closed !== null) return closed
  const order = await lockOrder(trx, trx('order_split').where({ id: splitId }).select('order_id'))
  const split = await lockSplit(trx, splitId)
  const refusal =
    (await refusePart(app, trx, split, command)) ?? (await reprice(app, trx, { order, split, opening }))
  if (refusal !== null) return refusal
  const part = split.parts.find(({ id }) => id === command.partId)
  if (part?.amount !== command.shownTotal)
    return refuse('PRICE_CHANGED', { facts: { amount: part?.amount ?? 0 } })
  return addOpening(app, trx, { ...opening, split })
}

async function refusePart(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  split: OrderSplit,
  { partId }: PartCommand,
): Promise<Refusal<'ORDER_PAID' | 'PAYMENT_KIND' | 'PAYMENT_PENDING'> | null> {
  const part = split.parts.find(({ id }) => id === partId)
  if (split.status === 'complete' || part?.paidBy !== null) return refuse('ORDER_PAID')
  if (split.status !== 'standing' || clock.now() >= new Date(split.deadline)) return refuse('PAYMENT_KIND')
  return (await partsUnderWay(trx, split)).has(partId) ? refuse('PAYMENT_PENDING') : null
}

interface Repricing {
  readonly order: EnrollmentOrder
  readonly split: OrderSplit
  readonly opening: Opening
}

/** Nothing where the price stands already: a part is paid, or is being paid. */
async function reprice(app: AppContext, trx: Transaction, { order, split, opening: { quote } }: Repricing) {
  if (quote === null || split.fixedAt !== null || (await partsUnderWay(trx, split)).size > 0) return null
  return repriceSplit(app, trx, { order, split, quote })
}

async function addOpening(
  { ids, clock, config }: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  { command, requestHash, payer, split }: Opening & { readonly split: OrderSplit },
): Promise<PartAttempt> {
  const { instance, attemptMinutes, askEverySeconds } = config.settings.payments
  const { link, partId, idempotencyKey, shownTotal: amount, trace } = command
  const now = clock.now()
  const fields = {
    id: ids.id(),
    pays: 'part',
    path: 'provider',
    idempotencyKey,
    requestHash,
    instance,
    reference: ids.reference(),
    amount,
    status: 'open',
    payer: JSON.stringify(payer),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + attemptMinutes * 60_000).toISOString(),
    askAt: new Date(clock.wall().getTime() + askEverySeconds * 1000).toISOString(),
    asked: 0,
    trace,
    payLinkId: link.id,
    token: link.token,
  } as const
  const attempt = await addPartAttempt(trx, fields, { id: ids.id(), partId })
  const { studentCode } = split
  await keepLinkPayer({ ids, clock }, trx, attempt.id, { link, studentCode })
  await recordAudit(trx, {
    at: clock.wall(),
    ...begunBy(link, { actor: 'hub', act: 'payment.begin' }),
    subject: attempt.reference,
    before: null,
    after: { amount, path: 'provider', part: partId },
    trace,
  })
  return attempt
}
