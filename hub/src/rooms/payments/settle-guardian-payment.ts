import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { deliverJob } from '../outbox/index.ts'
import { closeGuardianPayment, type GuardianClosing } from './close-guardian-payment.ts'
import { decideSettlement, movesForward, type Settlement } from './decide-settlement.ts'
import { type ExceptionKind, raiseException } from './exception.store.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { type GuardianPaymentEnd, stopAskingProvider, waitGuardianPayment } from './guardian-payment.store.ts'
import { nextAsk } from './next-ask.ts'

export type Following = Exclude<Settlement, { is: 'wait' } | { is: 'settle' }>

/** What the two kinds of guardians' payments do differently. */
export interface GuardianSettling<P extends GuardianPayment> {
  readonly act: GuardianClosing['act']
  /** The payment with its row held until the transaction ends. */
  readonly hold: (trx: Transaction, id: string) => Promise<P>
  /** Writes down what the money was for, and ends the payment. */
  readonly approve: (house: House, trx: Transaction, payment: P, seen: ProviderPayment) => Promise<void>
  /** What follows for what was to be paid once the payment itself has ended as the settlement says. */
  readonly follow: (house: House, trx: Transaction, payment: P, settlement: Following) => Promise<void>
}

/** Asks the provider about one payment and does what its answer means; safe to run any number of times. */
export async function settleGuardianPayment<P extends GuardianPayment>(
  house: House,
  payment: P,
  settling: GuardianSettling<P>,
  signal: AbortSignal,
): Promise<void> {
  const { database, plugins, clock, config } = house
  const { id, reference, providerRef, trace } = payment
  const seen = await plugins.payments(payment.instance).find({ reference, providerRef }, { signal, trace })
  const testsCount = config.settings.profile === 'sandbox'
  const settlement = decideSettlement({ attempt: payment, seen, now: clock.now(), testsCount })
  await inTransaction(database, async (trx) =>
    apply(house, trx, { payment: await settling.hold(trx, id), settlement, settling }),
  )
  if (settlement.is === 'settle') house.work.wake(deliverJob)
}

interface Applying<P extends GuardianPayment> {
  readonly payment: P
  readonly settlement: Settlement
  readonly settling: GuardianSettling<P>
}

async function apply<P extends GuardianPayment>(
  house: House,
  trx: Transaction,
  { payment, settlement, settling }: Applying<P>,
): Promise<void> {
  if (settlement.is === 'wait') return wait(house, trx, payment, settlement.seen)
  const end = { ...endOf(settlement), at: house.clock.now() }
  if (!movesForward(payment.status, end.status)) return stopAskingProvider(trx, payment)
  if (settlement.is === 'settle') return settling.approve(house, trx, payment, settlement.seen)
  const closing = { seen: settlement.seen, end, actor: providerOf(payment), act: settling.act }
  await closeGuardianPayment(house, trx, payment, closing)
  return settling.follow(house, trx, payment, settlement)
}

function endOf(settlement: Exclude<Settlement, { is: 'wait' }>): Omit<GuardianPaymentEnd, 'at'> {
  switch (settlement.is) {
    case 'close':
      return { status: settlement.as, reason: settlement.seen?.reason ?? null }
    case 'park':
      return { status: 'parked', reason: settlement.why }
    case 'reverse':
      return { status: 'reversed', reason: settlement.seen.reason }
    case 'settle':
      return { status: 'approved', reason: null }
  }
}

/** Whose word it was, for the audit trail. */
export function providerOf({ instance }: Pick<GuardianPayment, 'instance'>): string {
  return `provider:${instance}`
}

async function wait(
  { clock, config }: House,
  trx: Transaction,
  payment: GuardianPayment,
  seen: ProviderPayment | null,
): Promise<void> {
  if (payment.finishedAt !== null) return
  const { askEverySeconds: everySeconds } = config.settings.payments
  const askAt = nextAsk(clock.wall(), { asked: payment.asked, everySeconds })
  await waitGuardianPayment(trx, payment, seen, askAt)
}

interface Trouble {
  readonly kind: ExceptionKind
  readonly seen: ProviderPayment
}

/** A person looks into the payment as a whole. */
export async function raiseForGuardian(
  { clock }: House,
  trx: Transaction,
  { instance, reference, amount }: GuardianPayment,
  { kind, seen }: Trouble,
): Promise<void> {
  await raiseException(trx, {
    kind,
    instance,
    reference,
    attemptId: null,
    facts: { expected: amount, seen: seen.amount, currency: seen.currency, providerRef: seen.providerRef },
    at: clock.wall(),
  })
}
