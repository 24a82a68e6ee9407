import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import type { Cop } from '../../shared/money.ts'
import { orderById } from '../enrollment/index.ts'
import { splitAccount } from '../ledger/index.ts'
import { keepGivenOfPart } from './allocation.store.ts'
import { attemptById } from './attempt.store.ts'
import {
  type CompletedPart,
  type OrderInParts,
  type PartOfOrder,
  partOfOrder,
} from './completed-part.store.ts'
import { paidAllocationOf } from './order-attempt.store.ts'
import type { Payment } from './payment.model.ts'
import { postMove, unapplied } from './payment-move.ts'
import { changePayment, lockPaymentById } from './payment.store.ts'
import { providerOf } from './provider-of.ts'
import { settleStanding } from './settle-standing.ts'

type Tools = Pick<AppContext, 'clock'>

/**
 * Notes at a complete order that a part of it went back, and what of that the school had given back before: it has gone back
 * twice (splits-10). The order is held by the caller.
 */
export async function keepTakenBack(
  app: Tools,
  trx: Transaction,
  order: PartOfOrder,
  { given, actor }: { readonly given: Cop; readonly actor: string },
): Promise<void> {
  const part = order.parts[order.place]
  if (part === undefined) return
  await keepGivenOfPart(trx, part, given)
  await changeTakenBack(app, trx, order, { more: part.amount - given, actor })
}

/** The same of what left before the part went back, and is recorded only now. */
export async function keepGivenBefore(
  app: Tools,
  trx: Transaction,
  order: OrderInParts,
  { shares, actor }: { readonly shares: readonly Cop[]; readonly actor: string },
): Promise<void> {
  for (const [place, part] of order.parts.entries()) {
    const share = shares[place] ?? 0
    if (part.status === 'approved' || share === 0) continue
    await givenTwice(app, trx, part, share)
    await changeTakenBack(app, trx, order, { more: -share, actor })
  }
}

/** What was to be undone in accounting for both is to be undone there once, and whoever paid has it twice. */
async function givenTwice(
  { clock }: Tools,
  trx: Transaction,
  part: CompletedPart,
  share: Cop,
): Promise<void> {
  const payment = await lockPaymentById(trx, part.paymentId)
  const at = clock.now()
  await keepGivenOfPart(trx, part, part.refunded + share)
  await changePayment(trx, payment, { left: payment.left - share })
  const lines = [{ account: splitAccount(part.splitId), amount: -share }, unapplied(payment, share)]
  await postMove(trx, payment, { day: bogotaDay(at), at, reason: 'refunded', lines })
}

async function changeTakenBack(
  app: Tools,
  trx: Transaction,
  { orderId, whole }: OrderInParts,
  { more, actor }: { readonly more: Cop; readonly actor: string },
): Promise<void> {
  const [order, attempt] = [await orderById(trx, orderId), await attemptById(trx, whole.attemptId)]
  const allocation = await paidAllocationOf(trx, orderId)
  const { refunded, takenBack } = allocation
  const gone = { refunded, takenBack: takenBack + more, actor }
  await settleStanding(app, trx, { order, attempt, allocation }, gone)
}

/** The school has lost a part in a dispute: whether anything of its order is still paid (splits-10). */
export async function settleLostPart(app: Tools, trx: Transaction, payment: Payment): Promise<void> {
  const { attemptId } = payment
  const order = attemptId === null ? null : await partOfOrder(trx, attemptId)
  if (order !== null) await changeTakenBack(app, trx, order, { more: 0, actor: providerOf(payment) })
}
