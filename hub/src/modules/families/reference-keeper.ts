import type { AppContext } from '../../app-context.ts'
import { askGuardianProvidersNow } from '../payments/index.ts'
import type { ReferenceKeeper } from '../payments/reference-keeper.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentByReference } from './family-payment.store.ts'
import { releaseFamilyPayment } from './release-family-payment.ts'
import { settleFamilyPayment } from './settle-family-payment.ts'

/** What callbacks and the office reach of family payments. */
export function familyReferences(app: AppContext): ReferenceKeeper {
  return {
    async knows(instance, reference) {
      return (await familyPaymentByReference(app.database, reference))?.instance === instance
    },
    async settle(instance, reference, signal) {
      const payment = await familyPaymentByReference(app.database, reference)
      if (payment?.instance !== instance) return false
      await settleFamilyPayment(app, payment.id, signal)
      return true
    },
    async release(trx, reference, how) {
      const payment = await familyPaymentByReference(trx, reference)
      if (payment !== null) await releaseFamilyPayment(trx, payment, how)
    },
    askNow: (trx, at) => askGuardianProvidersNow(trx, FamilyPayment, at),
  }
}
