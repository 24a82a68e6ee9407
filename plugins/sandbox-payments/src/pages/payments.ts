import type { PageRequest, PageResponse } from '@matricula/contract'
import { choose } from '../choose.ts'
import { isChoice } from '../raw-status.ts'
import type { Office } from './office.ts'
import { paymentsPage } from './payments-page.ts'
import { refusal } from './refusal.ts'

/** The tester's list of payments. */
export async function listPayments(office: Office, { locale }: PageRequest): Promise<PageResponse> {
  const payments = await office.desk.ledger.all()
  return paymentsPage(office, { locale, payments, waiting: await office.desk.courier.waiting() })
}

/** Lets the bank answer later: approves or declines a pending payment, or gives an approved one back. */
export async function changePayment(
  office: Office,
  { form, locale }: PageRequest,
  providerRef: string,
): Promise<PageResponse> {
  const payment = await office.desk.ledger.findByProviderRef(providerRef)
  if (!payment) return refusal(office, locale, 'unknown')
  const { choice } = form
  if (isChoice(choice)) {
    await choose(office.desk, office.kit, payment, { choice, means: null })
    await office.desk.courier.deliver(providerRef)
  }
  return home(office)
}

/** Sends every callback that waits, late ones included. */
export async function sendCallbacks(office: Office): Promise<PageResponse> {
  await office.desk.courier.deliverAll()
  return home(office)
}

function home({ kit }: Office): PageResponse {
  return { is: 'redirect', to: kit.pageUrl('').href }
}
