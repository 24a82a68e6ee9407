import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { beginOnce } from '../payments/index.ts'
import { askFamilyCheckout } from './ask-family-checkout.ts'
import { checkWish } from './check-wish.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentByKey } from './family-payment.store.ts'
import type { FamilyWish } from './family-wish.ts'
import { findUnansweredFamily } from './find-unanswered-family.ts'
import { openFamilyPayment } from './open-family-payment.ts'

/**
 * Begins to pay for several children at once: prices each again, writes the payment and what it locks, and only then
 * calls the provider. The same key answers the same payment, whatever broke in between.
 */
export async function startFamilyPayment(house: House, wish: FamilyWish): Promise<Refusal | FamilyPayment> {
  const requestHash = hashOf(wish)
  const payment = await beginOnce(requestHash, {
    find: () => familyPaymentByKey(house.database, wish.idempotencyKey),
    begin: () => begin(house, wish, requestHash),
    findUnanswered: () => findUnansweredFamily(house, wish),
  })
  return isRefused(payment) ? payment : askFamilyCheckout(house, payment, wish.locale)
}

async function begin(house: House, wish: FamilyWish, requestHash: string): Promise<Refusal | FamilyPayment> {
  const children = await checkWish(house, wish)
  if (isRefused(children)) return children
  const checked = checkPayer(wish.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openFamilyPayment(house, { wish, children, requestHash, payer: checked.payer })
}

function hashOf({ guardianId, students, payer }: FamilyWish): string {
  return sha256(JSON.stringify([guardianId, students, payer]))
}
