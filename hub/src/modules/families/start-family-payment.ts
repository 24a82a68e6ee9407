import type { AppContext } from '../../app-context.ts'
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
export async function startFamilyPayment(
  app: AppContext,
  wish: FamilyWish,
): Promise<Refusal | FamilyPayment> {
  const requestHash = hashOf(wish)
  const payment = await beginOnce(requestHash, {
    find: () => familyPaymentByKey(app.database, wish.idempotencyKey),
    begin: () => begin(app, wish, requestHash),
    findUnanswered: () => findUnansweredFamily(app, wish),
  })
  return isRefused(payment) ? payment : askFamilyCheckout(app, payment, wish.locale)
}

async function begin(
  app: AppContext,
  wish: FamilyWish,
  requestHash: string,
): Promise<Refusal | FamilyPayment> {
  const children = await checkWish(app, wish)
  if (isRefused(children)) return children
  const checked = checkPayer(wish.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openFamilyPayment(app, { wish, children, requestHash, payer: checked.payer })
}

function hashOf({ guardianId, students, payer }: FamilyWish): string {
  return sha256(JSON.stringify([guardianId, students, payer]))
}
