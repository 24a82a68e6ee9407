import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { quoteOf } from '../enrollment/index.ts'
import {
  type OrderAttempt,
  payerOf,
  refundsOfParts,
  viewGuardianFacts,
  viewGuardianResult,
} from '../payments/index.ts'
import { conceptsOf } from './link-concepts.ts'
import type { PayLink } from './pay-link.ts'
import { firstNameOf } from './read-link.ts'

/** A payment by a link as its own payer sees it: the result, and what the sheet of an approved one says. */
export async function viewLinkPayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { attempt, link }: { readonly attempt: OrderAttempt; readonly link: PayLink | null },
  locale: Locale,
) {
  const { name, nit, billingPhone: phone } = app.config.settings.school
  const payer = payerOf(attempt)
  const told = { status: attempt.status, token: attempt.token ?? '', reference: attempt.reference }
  return {
    ...viewGuardianResult(app, told, { locale, texts: 'payLink.payment', parts: attempt.allocations }),
    school: { name, nit, phone },
    payer: payer === null ? null : `${payer.name} ${payer.lastname}`,
    concepts: link === null || link.shows === 'amount' ? null : conceptsPaid(app, attempt, locale),
    child: link?.shows === 'name' ? await firstNameOf(app, link.studentCode) : null,
    link: link?.token ?? null,
    data: {
      ...(await viewGuardianFacts(app, attempt, await refundsOfParts(app.database, attempt.allocations))),
      path: 'provider',
      receiptToken: null,
    },
  }
}

function conceptsPaid(
  { config }: Pick<AppContext, 'config'>,
  { order }: OrderAttempt,
  locale: Locale,
): readonly string[] {
  return conceptsOf(quoteOf(order), translate(config.texts, locale, 'payLink.debt'))
}
