import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Transaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import {
  applySettlement,
  attemptById,
  closeAttempt,
  closeGuardianPayment,
  type Following,
  type GuardianSettling,
  providerOf,
  raiseForGuardian,
  settleGuardianPayment,
} from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentById, holdFamilyPayment } from './family-payment.store.ts'
import { settlementOfShare } from './settlement-of-share.ts'
import { type Share, sharesOf } from './share.store.ts'

/**
 * Asks the provider about the payment and does what its answer means for every child. Safe to run any number of
 * times: each child's order is paid as if alone, and what goes wrong with one never keeps its siblings back.
 */
export async function settleFamilyPayment(house: House, id: string, signal: AbortSignal): Promise<void> {
  const payment = await familyPaymentById(house.database, id)
  await settleGuardianPayment(house, payment, settling, signal)
  for (const { orderToken } of await sharesOf(house.database, id)) house.live.changed(orderToken)
}

const settling: GuardianSettling<FamilyPayment> = {
  act: 'family.end',
  hold: holdFamilyPayment,
  approve,
  follow,
}

async function approve(
  house: House,
  trx: Transaction,
  payment: FamilyPayment,
  seen: ProviderPayment,
): Promise<void> {
  const end = { status: 'approved', reason: null, at: house.clock.now() } as const
  const closing = { seen, end, actor: providerOf(payment), act: 'family.end' } as const
  await closeGuardianPayment(house, trx, payment, closing)
  await settleShares(house, trx, payment, { is: 'settle', seen })
}

async function follow(
  house: House,
  trx: Transaction,
  payment: FamilyPayment,
  settlement: Following,
): Promise<void> {
  if (settlement.is !== 'park') return settleShares(house, trx, payment, settlement)
  for (const share of await sharesOf(trx, payment.id)) await parkShare(house, trx, payment, share)
  return raiseForGuardian(house, trx, payment, { kind: settlement.why, seen: settlement.seen })
}

async function settleShares(
  house: House,
  trx: Transaction,
  { id }: FamilyPayment,
  settlement: Exclude<Following, { is: 'park' }> | { readonly is: 'settle'; readonly seen: ProviderPayment },
): Promise<void> {
  for (const { attemptId, amount } of await sharesOf(trx, id)) {
    const attempt = await attemptById(trx, attemptId)
    await applySettlement(house, trx, attempt, settlementOfShare(settlement, amount))
  }
}

/** Keeps the child's order locked; the payment as a whole is what a person looks into. */
async function parkShare(
  house: House,
  trx: Transaction,
  payment: FamilyPayment,
  { attemptId, orderId }: Share,
): Promise<void> {
  await holdOrder(trx, orderId)
  const end = { status: 'parked', reason: null, at: house.clock.now(), keepsLock: true } as const
  const attempt = await attemptById(trx, attemptId)
  await closeAttempt(house, trx, attempt, { seen: null, end, actor: providerOf(payment) })
}
