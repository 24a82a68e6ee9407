import type { AppContext } from '../../app-context.ts'
import { isUnanswered } from '../payments/index.ts'
import { askFamilyCheckout } from './ask-family-checkout.ts'
import { familyPaymentById } from './family-payment.store.ts'

/** Asks again for a checkout that was lost on its way, so that the guardian can go on with it. */
export async function askUnansweredFamily(app: AppContext, id: string): Promise<void> {
  const payment = await familyPaymentById(app.database, id)
  if (isUnanswered(payment, app.clock.now())) await askFamilyCheckout(app, payment, 'es-CO')
}
