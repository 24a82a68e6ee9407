import type { PageRequest, PageResponse } from '@matricula/contract'
import { choose } from '../choose.ts'
import { contest, everyDispute } from '../disputes.ts'
import { isChoice } from '../raw-status.ts'
import { caseActs, isCaseAct } from './case-acts.ts'
import type { PageContext } from './page-context.ts'
import { paymentsPage } from './payments-page.ts'
import { refusal } from './refusal.ts'

/** The tester's list of payments. */
export async function listPayments(context: PageContext, { locale }: PageRequest): Promise<PageResponse> {
  const payments = await context.paymentService.ledger.all()
  return paymentsPage(context, {
    locale,
    payments,
    disputes: await everyDispute(context.kit.memo),
    waiting: await context.paymentService.callbackSender.waiting(),
  })
}

/** Lets the bank answer later: approves or declines a pending payment, gives an approved one back, contests it or decides that. */
export async function changePayment(
  context: PageContext,
  { form, locale }: PageRequest,
  providerRef: string,
): Promise<PageResponse> {
  const payment = await context.paymentService.ledger.findByProviderRef(providerRef)
  if (!payment) return refusal(context, locale, 'unknown')
  const { choice } = form
  if (isCaseAct(choice)) await contest(context.kit, payment, caseActs[choice])
  if (isChoice(choice)) {
    await choose(context.paymentService, context.kit, payment, { choice, means: null })
    await context.paymentService.callbackSender.deliver(providerRef)
  }
  return home(context)
}

/** Sends every callback that waits, late ones included. */
export async function sendCallbacks(context: PageContext): Promise<PageResponse> {
  await context.paymentService.callbackSender.deliverAll()
  return home(context)
}

function home({ kit }: PageContext): PageResponse {
  return { is: 'redirect', to: kit.pageUrl('').href }
}
