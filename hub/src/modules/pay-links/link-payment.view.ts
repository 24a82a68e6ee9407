import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { quoteOf } from '../enrollment/index.ts'
import {
  type OrderAttempt,
  type PartAttempt,
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
  { attempt, link }: { readonly attempt: OrderAttempt | PartAttempt; readonly link: PayLink | null },
  locale: Locale,
) {
  const { name, nit, billingPhone: phone } = app.config.settings.school
  const payer = payerOf(attempt)
  const told = { status: attempt.status, token: attempt.token ?? '', reference: attempt.reference }
  return {
    ...viewGuardianResult(app, told, { locale, texts: textsOf(attempt), parts: attempt.allocations }),
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

/** Of a part whose money goes back, since its split has ended or it was paid twice. */
function textsOf({ pays, status }: Pick<PartAttempt, 'pays' | 'status'>): string {
  const goesBack = pays === 'part' && (status === 'duplicate' || status === 'reversed')
  return goesBack ? 'payLink.partBack' : 'payLink.payment'
}

function conceptsPaid(
  { config }: Pick<AppContext, 'config'>,
  { order }: Pick<OrderAttempt, 'order'>,
  locale: Locale,
): readonly string[] {
  return conceptsOf(quoteOf(order), translate(config.texts, locale, 'payLink.debt'))
}
