import type { PageRequest, PageResponse } from '@matricula/contract'
import { choose } from '../choose.ts'
import type { Payment } from '../payment.ts'
import { isChoice } from '../raw-status.ts'
import type { Office } from './office.ts'
import { payPage } from './pay-page.ts'
import { refusal } from './refusal.ts'

/** The payer's page of one payment: shows it, and takes the choice back to the school. */
export async function handlePay(
  office: Office,
  request: PageRequest,
  providerRef: string,
): Promise<PageResponse> {
  const payment = await office.desk.ledger.findByProviderRef(providerRef)
  if (!payment) return refusal(office, request.locale, 'unknown')
  if (request.method === 'GET') return payPage(office, request.locale, payment)
  return answerPayer(office, request, payment)
}

async function answerPayer(office: Office, { form }: PageRequest, payment: Payment): Promise<PageResponse> {
  const { settings, kit, desk } = office
  const { choice } = form
  const means = settings.means.find((known) => known === form['means']) ?? null
  // A payer who walks away chooses nothing: the payment stays started until it expires.
  if (isChoice(choice) && choice !== 'reverse') {
    await choose(desk, kit, payment, { choice, means })
    await desk.courier.deliver(payment.checkout.providerRef)
  }
  return { is: 'redirect', to: payment.checkout.returnUrl }
}
