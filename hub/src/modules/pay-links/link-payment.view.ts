import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { ordersByIds, quoteOf } from '../enrollment/index.ts'
import {
  type BegunByLink,
  payerOf,
  refundsOfParts,
  sharesOf,
  studentsPaidFor,
  viewGuardianFacts,
  viewGuardianResult,
} from '../payments/index.ts'
import { firstNamesOf } from './first-names.ts'
import { conceptOfDocument, conceptsOfQuote } from './link-concepts.ts'
import type { PayLink } from './pay-link.ts'

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
  const status = isTakenBack ? 'returned' : attempt.status
  const told = { status, token: attempt.token ?? '', reference: attempt.reference } as const
  const parts = await partsOf(app, begun)
  const students = await studentsPaidFor(app, begun)
  return {
    ...viewGuardianResult(app, told, { locale, texts: textsOf(begun), parts }),
    school: { name, nit, phone },
    payer: payer === null ? null : `${payer.name} ${payer.lastname}`,
    children: students.length,
    concepts:
      link === null || link.shows === 'amount' ? null : await conceptsPaid(app, { begun, link }, locale),
    names: link?.shows === 'name' ? await firstNamesOf(app, students) : null,
    link: link?.token ?? null,
    data: {
      ...(await viewGuardianFacts(app, attempt, await refundsOfParts(app.database, parts))),
      ...(isTakenBack && { payAgainSafe: true, returned: true }),
      path: 'provider',
      receiptToken: null,
    },
  }
}

/** A part's money goes back since its split has ended or it was paid twice; or its bank has taken it back. */
function textsOf({ of, attempt: { status } }: BegunByLink): string {
  if (of === 'part' && status === 'duplicate') return 'payLink.partBack'
  return of === 'part' && status === 'reversed' ? 'payLink.partReversed' : 'payLink.payment'
}

/** What it pays, of which something may go back. */
export async function partsOf({ database }: Pick<AppContext, 'database'>, { of, attempt }: BegunByLink) {
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
  const orders =
    of === 'orders'
      ? await ordersByIds(
          database,
          (await sharesOf(database, attempt.id)).map(({ orderId }) => orderId),
        )
      : [attempt.order]
  return [...new Set(orders.flatMap((order) => conceptsOfQuote(quoteOf(order), words)))]
}
