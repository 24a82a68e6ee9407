import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { checkoutOf } from './attempt.store.ts'
import { goToProvider } from './go-to-provider.ts'
import type { GuardianAttempt } from './attempt.model.ts'
import { cameToNothing, guardianPaymentStatus, statusTextName } from './payment-status.ts'
import { onSeasonClock } from './next-ask.ts'

/** The payment result (status, token, title, body), as the wizard's; `texts` is where its words stand. */
export function viewGuardianResult(
  { config }: Pick<AppContext, 'config'>,
  { status: own, token, reference }: GuardianAttempt,
  { locale, texts }: { readonly locale: Locale; readonly texts: string },
) {
  const status = guardianPaymentStatus(own)
  const key = `${texts}.${statusTextName(status, own)}`
  const values = { phone: config.settings.school.billingPhone, reference }
  return {
    status,
    token,
    title: translate(config.texts, locale, `${key}.title`, values),
    body: translate(config.texts, locale, `${key}.body`, values),
  }
}

/** What both kinds say of where a payment stands at the provider. */
export function viewGuardianFacts({ clock }: Pick<AppContext, 'clock'>, payment: GuardianAttempt) {
  const { askAt, status } = payment
  const checkout = checkoutOf(payment)
  const mayGo = checkout !== null && status === 'open' && payment.means === null
  return {
    reference: payment.reference,
    providerRef: payment.providerRef,
    amount: payment.amount,
    since: bogotaIso(new Date(payment.startedAt)),
    finishedAt: payment.finishedAt === null ? null : bogotaIso(new Date(payment.finishedAt)),
    expiresAt: bogotaIso(new Date(payment.expiresAt)),
    nextCheckAt: askAt === null ? null : bogotaIso(onSeasonClock(clock, new Date(askAt))),
    payAgainSafe: cameToNothing.has(status),
    reason: status === 'declined' ? payment.reason : null,
    returned: status === 'returned',
    go: mayGo ? goToProvider(checkout) : null,
  }
}

/** What both kinds say as a line of the guardian's history. */
export function viewPastFacts(payment: GuardianAttempt) {
  const { token, reference, providerRef, amount, status, means, startedAt, finishedAt } = payment
  return {
    token,
    status: guardianPaymentStatus(status),
    reference,
    providerRef,
    amount,
    means,
    reason: status === 'declined' ? payment.reason : null,
    since: bogotaIso(new Date(startedAt)),
    finishedAt: finishedAt === null ? null : bogotaIso(new Date(finishedAt)),
  }
}
