import type { House } from '../../house.ts'
import { askUnansweredFamily } from './ask-unanswered-family.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { reconcileGuardianPayments } from '../payments/index.ts'
import { settleFamilyPayment } from './settle-family-payment.ts'

export async function reconcileFamilyPayments(house: House, signal: AbortSignal): Promise<void> {
  const reconciling = {
    kind: FamilyPayment,
    settle: settleFamilyPayment,
    askUnanswered: askUnansweredFamily,
  }
  await reconcileGuardianPayments(house, reconciling, signal)
}
