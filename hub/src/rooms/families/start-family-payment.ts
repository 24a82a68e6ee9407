import type { House } from '../../house.ts'
import { type Locale, say } from '../../config/texts.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { beginOnce, startAtProvider } from '../payments/index.ts'
import { checkWish } from './check-wish.ts'
import { closeUnstartedFamily } from './close-unstarted-family.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentById, familyPaymentByKey } from './family-payment.store.ts'
import type { FamilyWish } from './family-wish.ts'
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
  })
  return isRefused(payment) ? payment : goToProvider(house, payment, wish.locale)
}

async function begin(house: House, wish: FamilyWish, requestHash: string): Promise<Refusal | FamilyPayment> {
  const children = await checkWish(house, wish)
  if (isRefused(children)) return children
  const checked = checkPayer(wish.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openFamilyPayment(house, { wish, children, requestHash, payer: checked.payer })
}

async function goToProvider(
  house: House,
  payment: FamilyPayment,
  locale: Locale,
): Promise<Refusal | FamilyPayment> {
  const { texts, settings } = house.config
  const refused = await startAtProvider(house, payment, {
    description: say(texts, locale, 'family.description', { school: settings.school.shortName }),
    returnPath: `/enrollment/ParentsLogin?family=${payment.token}`,
    locale,
    closeUnstarted: (fault) => closeUnstartedFamily(house, payment, fault),
  })
  return refused ?? familyPaymentById(house.database, payment.id)
}

function hashOf({ guardianId, students, payer }: FamilyWish): string {
  return sha256(JSON.stringify([guardianId, students, payer]))
}
