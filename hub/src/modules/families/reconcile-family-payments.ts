import type { AppContext } from '../../app-context.ts'
import { askUnansweredFamily } from './ask-unanswered-family.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { reconcileGuardianPayments } from '../payments/index.ts'
import { settleFamilyPayment } from './settle-family-payment.ts'

export async function reconcileFamilyPayments(app: AppContext, signal: AbortSignal): Promise<void> {
  const reconciling = {
    kind: FamilyPayment,
    settle: settleFamilyPayment,
    askUnanswered: askUnansweredFamily,
  }
  await reconcileGuardianPayments(app, reconciling, signal)
}
