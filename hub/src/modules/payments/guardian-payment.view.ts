import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { checkoutOf } from './attempt.store.ts'
import { goToProvider } from './go-to-provider.ts'
import type { GuardianAttempt, PaymentAttempt } from './attempt.model.ts'
import type { ToldStatus } from './decided-returns.store.ts'
import { otherAmountTaken } from './capture.store.ts'
import { cameToNothing, guardianPaymentStatus, mayDiffer, statusTextName } from './payment-status.ts'
import { onSeasonClock } from './next-ask.ts'
import {
  endOfPayment,
  type FamilyRefund,
  type PaidPart,
  type RefundablePart,
  viewFamilyRefund,
} from './refund.view.ts'

interface ResultContext {
  readonly locale: Locale
  /** Where its words stand. */
  readonly texts: string
  /** What it pays of orders. */
  readonly parts: readonly RefundablePart[]
}

/** The payment result (status, token, title, body), as the wizard's. */
export function viewGuardianResult(
  { config }: Pick<AppContext, 'config'>,
  {
    status: own,
    token,
    reference,
  }: Pick<GuardianAttempt, 'token' | 'reference'> & { readonly status: ToldStatus },
  { locale, texts, parts }: ResultContext,
) {
  const status = guardianPaymentStatus(own, parts)
  const key = `${texts}.${statusTextName(status, own)}`
  const values = { phone: config.settings.school.billingPhone, reference }
  return {
    status,
    token,
    title: translate(config.texts, locale, `${key}.title`, values),
    body: translate(config.texts, locale, `${key}.body`, values),
  }
}

/** What a payment paid, and what of that goes back. */
export interface GivenBack {
  readonly parts: readonly PaidPart[]
  readonly refunds: readonly FamilyRefund[]
}

/** What both kinds say of where a payment stands at the provider. */
export async function viewGuardianFacts(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  payment: PaymentAttempt,
  { parts, refunds }: GivenBack,
) {
  const { askAt, status } = payment
  const finishedAt = endOfPayment(payment, parts)
  const checkout = checkoutOf(payment)
  const mayGo = checkout !== null && status === 'open' && payment.means === null
  return {
    reference: payment.reference,
    providerRef: payment.providerRef,
    amount: payment.amount,
    charged: mayDiffer.has(status) ? await otherAmountTaken(database, payment) : null,
    since: bogotaIso(new Date(payment.startedAt)),
    finishedAt: finishedAt === null ? null : bogotaIso(new Date(finishedAt)),
    expiresAt: bogotaIso(new Date(payment.expiresAt)),
    nextCheckAt: askAt === null ? null : bogotaIso(onSeasonClock(clock, new Date(askAt))),
    payAgainSafe: cameToNothing.has(status),
    reason: status === 'declined' ? payment.reason : null,
    returned: status === 'returned',
    refunds: refunds.map(viewFamilyRefund),
    go: mayGo ? goToProvider(checkout) : null,
  }
}

/** What both kinds say as a line of the guardian's history. */
export function viewPastFacts(
  payment: GuardianAttempt,
  { parts, told }: { readonly parts: readonly PaidPart[]; readonly told: ToldStatus },
) {
  const { token, reference, providerRef, amount, status, means, startedAt } = payment
  const finishedAt = endOfPayment(payment, parts)
  return {
    token,
    status: guardianPaymentStatus(told, parts),
    reference,
    providerRef,
    amount,
    means,
    reason: status === 'declined' ? payment.reason : null,
    since: bogotaIso(new Date(startedAt)),
    finishedAt: finishedAt === null ? null : bogotaIso(new Date(finishedAt)),
  }
}
