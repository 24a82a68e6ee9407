import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { Database } from '../../db/open-database.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { type EnrollmentOrder, hasPayment } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { checkoutOf, latestAttempt } from './attempt.store.ts'
import { goToProvider } from './go-to-provider.ts'
import { cameToNothing, type FamilyPaymentStatus, familyPaymentStatuses } from './payment-status.ts'
import { onSeasonClock } from './next-ask.ts'
import { paymentOf, receiptTokenOf } from './payment.store.ts'

/** Pure: what the family is told of its order and the attempt that matters, the one that paid once there is one. */
export function paymentStatusOf(
  order: Pick<EnrollmentOrder, 'status'> | null,
  attempt: Pick<PaymentAttempt, 'status'> | null,
): FamilyPaymentStatus {
  if (order === null || attempt === null) return ''
  if (order.status === 'paid') return 'APROBADO'
  return familyPaymentStatuses[attempt.status]
}

/** The payment result: status, token, title, body, data. */
export async function viewPayment(app: AppContext, order: EnrollmentOrder | null, locale: Locale) {
  const attempt = order === null ? null : await attemptOf(app.database, order)
  const status = paymentStatusOf(order, attempt)
  const receiptToken =
    order !== null && hasPayment(order) ? await receiptTokenOf(app.database, order.id) : null
  const { school } = app.config.settings
  const values = { phone: school.billingPhone, reference: attempt?.reference ?? '' }
  const key = `payment.${status === '' ? 'none' : status.toLowerCase().replaceAll(' ', '-')}`
  return {
    status,
    token: order?.token ?? '',
    title: translate(app.config.texts, locale, `${key}.title`, values),
    body: translate(app.config.texts, locale, `${key}.body`, values),
    data: order === null || attempt === null ? null : { ...viewAttempt(app, order, attempt), receiptToken },
  }
}

/** The attempt that paid, once one has; another may still be open at the provider. */
async function attemptOf(database: Database, order: EnrollmentOrder): Promise<PaymentAttempt | null> {
  const { id } = order
  return hasPayment(order) ? (await paymentOf(database, id)).attempt : latestAttempt(database, id)
}

function viewAttempt({ clock, config }: AppContext, order: EnrollmentOrder, attempt: PaymentAttempt) {
  const locked = attempt.openOrderId !== null
  return {
    reference: attempt.reference,
    providerRef: attempt.providerRef,
    amount: attempt.amount,
    path: attempt.path,
    since: bogotaIso(new Date(attempt.startedAt)),
    finishedAt: attempt.finishedAt === null ? null : bogotaIso(new Date(attempt.finishedAt)),
    expiresAt: bogotaIso(new Date(attempt.expiresAt)),
    nextCheckAt: attempt.askAt === null ? null : bogotaIso(onSeasonClock(clock, new Date(attempt.askAt))),
    payAgainSafe: cameToNothing.has(attempt.status),
    reason: attempt.status === 'declined' ? attempt.reason : null,
    ...(attempt.path === 'agreement' && {
      agreement: config.settings.payments.agreement,
      student: order.studentCode,
    }),
    go: locked && attempt.status === 'open' && attempt.means === null ? viewCheckout(attempt) : null,
  }
}

function viewCheckout(attempt: PaymentAttempt) {
  const checkout = checkoutOf(attempt)
  return checkout === null ? null : goToProvider(checkout)
}
