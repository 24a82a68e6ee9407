import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { startAtProvider } from '../payments/index.ts'
import { closeUnstartedFamily } from './close-unstarted-family.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentById } from './family-payment.store.ts'

/** Asks the provider for the checkout of a payment for several children, unless it already answered. */
export async function askFamilyCheckout(
  app: AppContext,
  payment: FamilyPayment,
  locale: Locale,
): Promise<Refusal | FamilyPayment> {
  const { texts, settings } = app.config
  const refused = await startAtProvider(app, payment, {
    description: translate(texts, locale, 'family.description', { school: settings.school.shortName }),
    returnPath: `/enrollment/ParentsLogin?family=${payment.token}`,
    locale,
    closeUnstarted: (fault) => closeUnstartedFamily(app, payment, fault),
  })
  return refused ?? familyPaymentById(app.database, payment.id)
}
