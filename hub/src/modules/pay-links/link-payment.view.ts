import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { ordersByIds, quoteOf } from '../enrollment/index.ts'
import {
  type BegunByLink,
  completeBy,
  type FamilyRefund,
  type GivenBack,
  partOfOrder,
  payerOf,
  refundsOfParts,
  sharedRefundsOf,
  sharesOf,
  studentsPaidFor,
  toldStatusesOf,
  unappliedRefundsOf,
  viewGuardianFacts,
  viewGuardianResult,
} from '../payments/index.ts'
import { firstNamesOf } from './first-names.ts'
import { conceptOfDocument, conceptOnAccount, conceptsOfQuote } from './link-concepts.ts'
import { textsOf } from './link-payment-texts.ts'
import { retainedPayerData } from './retained-payer-data.ts'
import type { PayLink } from './pay-link.ts'
import { takesPayments } from './takes-payments.ts'

interface BegunWithLink {
  readonly begun: BegunByLink
  /** Null once it is forgotten. */
  readonly link: PayLink | null
}

/** A payment by a link as its own payer sees it: the result, and what the sheet of an approved one says. */
export async function viewLinkPayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { begun, link }: BegunWithLink,
  locale: Locale,
) {
  const { name, nit, billingPhone: phone } = app.config.settings.school
  const { attempt } = begun
  const payer = payerOf(attempt)
  const isTakenBack = begun.of === 'part' && attempt.status === 'reversed'
  const ofWhole = await toldStatusesOf(app.database, [attempt])
  const status = isTakenBack ? 'returned' : ofWhole(attempt)
  const told = { status, token: attempt.token ?? '', reference: attempt.reference } as const
  const { parts, refunds } = await givenBackOf(app, begun)
  const students = await studentsPaidFor(app, begun)
  const isOpen = await takesPayments(app, link, begun)
  return {
    ...viewGuardianResult(app, told, { locale, texts: textsOf(begun, { isOpen }), parts }),
    school: { name, nit, phone },
    payer: payer === null ? null : `${payer.name} ${payer.lastname}`,
    children: students.length,
    concepts:
      link === null || link.shows === 'amount' ? null : await conceptsPaid(app, { begun, link }, locale),
    names: link?.shows === 'name' ? await firstNamesOf(app, students) : null,
    link: isOpen && link !== null ? link.token : null,
    erased: payer === null ? { kept: await retainedPayerData(app.database, attempt.id) } : null,
    completeBy: completeBy(begun.attempt),
    data: {
      ...(await viewGuardianFacts(app, attempt, { parts, refunds })),
      ...(isTakenBack && { payAgainSafe: true, returned: true }),
      path: 'provider',
      receiptToken: null,
    },
  }
}

/** What a payment paid, and what of that goes back; of a part, what goes back of it, alone or with its complete order. */
export async function givenBackOf(
  { database }: Pick<AppContext, 'database'>,
  begun: BegunByLink,
): Promise<GivenBack> {
  if (begun.of !== 'part') {
    const parts = await partsOf({ database }, begun)
    return { parts, refunds: await refundsOfParts(database, parts) }
  }
  const { id, amount, status, allocation } = begun.attempt
  const refunds = await refundsOfPart(database, id)
  const refunded = sum(refunds.map((refund) => refund.amount))
  const { approvedAt } = allocation
  return {
    parts: [{ amount, refunded, approvedAt, status: refunded === amount ? 'reversed' : status }],
    refunds,
  }
}

/** A transfer of its own is the payer's; one for all, as finance named it, and the receipt are of all payers. */
async function refundsOfPart(database: Database, attemptId: string): Promise<readonly FamilyRefund[]> {
  const order = await partOfOrder(database, attemptId)
  if (order === null)
    return (await unappliedRefundsOf(database, [attemptId])).map((refund) =>
      Object.assign(refund, { place: null }),
    )
  const shared = await sharedRefundsOf(database, order)
  return shared
    .map(({ refund: { status, way, day: last }, shares, transfers }) => {
      const { reference: providerRef, day } = transfers[order.place] ?? { reference: null, day: last }
      return { status, way, day, amount: shares[order.place] ?? 0, providerRef, place: null }
    })
    .filter(({ amount }) => amount > 0)
}

async function partsOf({ database }: Pick<AppContext, 'database'>, { of, attempt }: BegunByLink) {
  if (of !== 'orders') return attempt.allocations
  const shares = await sharesOf(database, attempt.id)
  return shares.map(({ allocationId: id, ...share }) => ({ id, ...share }))
}

async function conceptsPaid(
  { config: { texts }, database }: Pick<AppContext, 'config' | 'database'>,
  { begun, link }: BegunWithLink & { readonly link: PayLink },
  locale: Locale,
): Promise<readonly string[]> {
  const words = { texts, locale }
  const { of, attempt } = begun
  if (of === 'invoices') {
    const paid = new Set(attempt.allocations.map(({ docNum }) => docNum))
    const documents = link.documents.filter(({ docNum }) => paid.has(docNum))
    return [...new Set(documents.map((document) => conceptOfDocument(document, words)))]
  }
  if (of === 'account') return link.onAccount === null ? [] : [conceptOnAccount(link.onAccount, words)]
  const orders =
    of === 'orders'
      ? await ordersByIds(
          database,
          (await sharesOf(database, attempt.id)).map(({ orderId }) => orderId),
        )
      : [attempt.order]
  return [...new Set(orders.flatMap((order) => conceptsOfQuote(quoteOf(order), words)))]
}
