import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Transaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById, type AttemptEnd, stopAsking, waitAttempt } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { completeOrder } from './complete-order.ts'
import { movesForward, type Settlement } from './decide-settlement.ts'
import { type ExceptionKind, raiseException } from './exception.store.ts'
import { freeOrder } from './free-order.ts'
import { nextAsk } from './next-ask.ts'

/** Does what a provider's word means for one attempt, decided again on the held rows: a payment only moves forward. */
export async function applySettlement(
  house: House,
  trx: Transaction,
  { id, orderId }: PaymentAttempt,
  settlement: Settlement,
): Promise<void> {
  const order = await holdOrder(trx, orderId)
  const attempt = await attemptById(trx, id)
  const now = house.clock.now()
  const everySeconds = house.config.settings.payments.askEverySeconds
  const actor = `provider:${attempt.instance}`
  const close = (end: Omit<AttemptEnd, 'at'>) =>
    closeAttempt(house, trx, attempt, { seen: settlement.seen, end: { ...end, at: now }, actor })
  switch (settlement.is) {
    case 'wait':
      if (attempt.finishedAt === null)
        await waitAttempt(
          trx,
          attempt,
          settlement.seen,
          nextAsk(house.clock.wall(), { asked: attempt.asked, everySeconds }),
        )
      return
    case 'close':
      if (!movesForward(attempt.status, settlement.as)) return stopAsking(trx, attempt)
      await close({ status: settlement.as, reason: settlement.seen?.reason ?? null, keepsLock: false })
      return freeOrder(trx, order, now)
    case 'park':
      if (!movesForward(attempt.status, 'parked')) return stopAsking(trx, attempt)
      await close({ status: 'parked', reason: settlement.why, keepsLock: true })
      return raise(house, trx, { attempt, expected: attempt.amount, ...settlement })
    case 'reverse':
      if (!movesForward(attempt.status, 'reversed')) return stopAsking(trx, attempt)
      await close({ status: 'reversed', reason: settlement.seen.reason, keepsLock: false })
      // The second payment of an order went back: that was its task, and nothing is left to look into.
      if (attempt.status === 'duplicate') return
      if (attempt.openOrderId !== null) await freeOrder(trx, order, now)
      return raise(house, trx, { attempt, expected: attempt.amount, ...settlement, why: 'reversed' })
    case 'settle':
      if (!movesForward(attempt.status, 'approved')) return stopAsking(trx, attempt)
      // It was closed, and the family has since chosen something else that costs something else.
      if (order.status !== 'paid' && order.total !== attempt.amount)
        return raise(house, trx, { attempt, expected: order.total, ...settlement, why: 'wrong-amount' })
      return completeOrder(house, trx, {
        order,
        attempt,
        seen: settlement.seen,
        status: 'APROBADO',
        actor,
        reason: null,
      })
  }
}

interface Trouble {
  readonly attempt: PaymentAttempt
  readonly seen: ProviderPayment
  readonly why: ExceptionKind
  /** COP */
  readonly expected: number
}

async function raise(
  { clock }: House,
  trx: Transaction,
  { attempt, seen, why, expected }: Trouble,
): Promise<void> {
  await raiseException(trx, {
    kind: why,
    instance: attempt.instance,
    reference: attempt.reference,
    attemptId: attempt.id,
    facts: { expected, seen: seen.amount, currency: seen.currency, providerRef: seen.providerRef },
    at: clock.wall(),
  })
}
