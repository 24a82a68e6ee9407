import type { House } from '../../house.ts'
import { askGuardianProvidersNow, endGuardianPayment, releaseAttempt } from '../payments/index.ts'
import type { ReferenceKeeper } from '../payments/reference-keeper.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentByReference } from './family-payment.store.ts'
import { settleFamilyPayment } from './settle-family-payment.ts'
import { sharesOf } from './share.store.ts'

/** What callbacks and the office reach of family payments. */
export function familyReferences(house: House): ReferenceKeeper {
  return {
    async knows(instance, reference) {
      return (await familyPaymentByReference(house.database, reference))?.instance === instance
    },
    async settle(instance, reference, signal) {
      const payment = await familyPaymentByReference(house.database, reference)
      if (payment?.instance !== instance) return false
      await settleFamilyPayment(house, payment.id, signal)
      return true
    },
    async release(trx, reference, at) {
      const payment = await familyPaymentByReference(trx, reference)
      if (payment?.status !== 'parked') return
      await endGuardianPayment(trx, payment, null, { status: 'failed', reason: payment.reason, at })
      for (const { attemptId } of await sharesOf(trx, payment.id)) await releaseAttempt(trx, attemptId, at)
    },
    askNow: (trx, at) => askGuardianProvidersNow(trx, FamilyPayment, at),
  }
}
