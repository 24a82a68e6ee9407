import type { PageRequest, PageResponse } from '@matricula/contract'
import { choose } from '../choose.ts'
import type { Payment } from '../payment.ts'
import { isChoice } from '../raw-status.ts'
import type { PageContext } from './page-context.ts'
import { payPage } from './pay-page.ts'
import { refusal } from './refusal.ts'

/** The payer's page of one payment: shows it, and takes the choice back to the school. */
export async function handlePay(
  context: PageContext,
  request: PageRequest,
  providerRef: string,
): Promise<PageResponse> {
  const payment = await context.paymentService.ledger.findByProviderRef(providerRef)
  if (!payment) return refusal(context, request.locale, 'unknown')
  if (request.method === 'GET') return payPage(context, request.locale, payment)
  return answerPayer(context, request, payment)
}

async function answerPayer(
  context: PageContext,
  { form }: PageRequest,
  payment: Payment,
): Promise<PageResponse> {
  const { settings, kit, paymentService } = context
  const { choice } = form
  const means = settings.means.find((known) => known === form['means']) ?? null
  // A payer who walks away chooses nothing: the payment stays started until it expires.
  if (isChoice(choice) && choice !== 'reverse') {
    await choose(paymentService, kit, payment, { choice, means })
    await paymentService.callbackSender.deliver(payment.checkout.providerRef)
  }
  return { is: 'redirect', to: payment.checkout.returnUrl }
}
