import type { House } from '../../house.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { reconcileGuardianPayments } from '../payments/index.ts'
import { settleFamilyPayment } from './settle-family-payment.ts'

export async function reconcileFamilyPayments(house: House, signal: AbortSignal): Promise<void> {
  await reconcileGuardianPayments(house, { kind: FamilyPayment, settle: settleFamilyPayment }, signal)
}
