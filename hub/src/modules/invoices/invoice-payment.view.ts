import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import {
  type InvoicesAttempt,
  type PlacedRefund,
  refundsOfParts,
  toldStatusesOf,
  type ToldStatus,
  viewFamilyRefund,
  viewGuardianFacts,
  viewGuardianResult,
  viewPastFacts,
} from '../payments/index.ts'

/** The payment result (status, token, title, body, data), as the wizard's. */
export async function viewInvoicePayment(
  app: Pick<AppContext, 'config' | 'clock' | 'database'>,
  payment: InvoicesAttempt,
  locale: Locale,
) {
  const { allocations } = payment
  const refunds = await refundsOfParts(app.database, allocations)
  const told = await toldStatusesOf(app.database, [payment])
  const result = { status: told(payment), token: payment.token, reference: payment.reference }
  return {
    ...viewGuardianResult(app, result, { locale, texts: 'invoices.payment', parts: allocations }),
    data: {
      ...(await viewGuardianFacts(app, payment, { parts: allocations, refunds })),
      path: 'provider',
      receiptToken: null,
      documents: viewDocuments(payment, refunds),
    },
  }
}

function viewDocuments(payment: InvoicesAttempt, refunds: readonly PlacedRefund[]) {
  return payment.allocations.map(({ id, docNum, partnerCode, amount, surcharge, discount }) => ({
    DocNum: docNum,
    CardCode: partnerCode,
    amount,
    surcharge,
    discount,
    refunds: refunds.filter(({ allocationId }) => allocationId === id).map(viewFamilyRefund),
  }))
}

export type PastPayment = Awaited<ReturnType<typeof viewPastPayments>>[number]

/** Payments as lines of the guardian's history. */
export async function viewPastPayments(
  { database }: Pick<AppContext, 'database'>,
  payments: readonly InvoicesAttempt[],
) {
  const refunds = await refundsOfParts(
    database,
    payments.flatMap(({ allocations }) => allocations),
  )
  const told = await toldStatusesOf(database, payments)
  return payments.map((payment) => viewPastPayment(payment, told(payment), refunds))
}

function viewPastPayment(payment: InvoicesAttempt, told: ToldStatus, refunds: readonly PlacedRefund[]) {
  const facts = viewPastFacts(payment, { parts: payment.allocations, told })
  return { ...facts, documents: viewDocuments(payment, refunds) }
}
