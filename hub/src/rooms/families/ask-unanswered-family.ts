import type { House } from '../../house.ts'
import { isUnanswered } from '../payments/index.ts'
import { askFamilyCheckout } from './ask-family-checkout.ts'
import { familyPaymentById } from './family-payment.store.ts'

/** Asks again for a checkout that was lost on its way, so that the guardian can go on with it. */
export async function askUnansweredFamily(house: House, id: string): Promise<void> {
  const payment = await familyPaymentById(house.database, id)
  if (isUnanswered(payment, house.clock.now())) await askFamilyCheckout(house, payment, 'es-CO')
}
