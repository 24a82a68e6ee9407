import type { PageRequest, PageResponse } from '@matricula/contract'
import { isSignedForm } from '../checkout-form.ts'
import type { PageContext } from './page-context.ts'
import { refusal } from './refusal.ts'

/** Takes the form the browser brings from the school; one that was changed on the way goes no further. */
export async function receiveCheckout(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const { settings, kit, paymentService } = context
  if (!isSignedForm(request.form, settings)) return refusal(context, request.locale, 'altered')
  const payment = await paymentService.ledger.find(request.form['invoice'] ?? '')
  if (!payment) return refusal(context, request.locale, 'unknown')
  return { is: 'redirect', to: kit.pageUrl(`pay/${payment.checkout.providerRef}`).href }
}
