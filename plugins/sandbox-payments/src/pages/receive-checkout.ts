import type { PageRequest, PageResponse } from '@matricula/contract'
import { isSignedForm } from '../checkout-form.ts'
import type { Office } from './office.ts'
import { refusal } from './refusal.ts'

/** Takes the form the browser brings from the school; one that was changed on the way goes no further. */
export async function receiveCheckout(office: Office, request: PageRequest): Promise<PageResponse> {
  const { settings, kit, desk } = office
  if (!isSignedForm(request.form, settings)) return refusal(office, request.locale, 'altered')
  const payment = await desk.ledger.find(request.form['invoice'] ?? '')
  if (!payment) return refusal(office, request.locale, 'unknown')
  return { is: 'redirect', to: kit.pageUrl(`pay/${payment.checkout.providerRef}`).href }
}
