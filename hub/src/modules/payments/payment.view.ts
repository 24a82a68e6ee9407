import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { type EnrollmentOrder, hasPayment, withdrawalOf } from '../enrollment/index.ts'
import type { OrderAllocation, OrderAttempt, PaymentAttempt } from './attempt.model.ts'
import { checkoutOf } from './attempt.store.ts'
import { toldStatusesOf, type ToldStatus } from './decided-returns.store.ts'
import { otherAmountTaken } from './capture.store.ts'
import { goToProvider } from './go-to-provider.ts'
import {
  cameToNothing,
  type FamilyPaymentStatus,
  familyPaymentStatuses,
  mayDiffer,
  statusTextName,
} from './payment-status.ts'
import { onSeasonClock } from './next-ask.ts'
import { currentAllocationOf } from './order-attempt.store.ts'
import { allocationPath } from './allocation-path.ts'
import { receiptTokenOf } from './payment.store.ts'
import { refundsOfParts } from './refund.store.ts'
import {
  endOfPayment,
  isGivenBack,
  type RefundablePart,
  viewFamilyRefund,
  viewFamilyWithdrawal,
} from './refund.view.ts'

/** Pure: what the family is told of its order and the attempt that matters, the one that paid once there is one. */
export function paymentStatusOf(
  order: Pick<EnrollmentOrder, 'status'> | null,
  allocation: RefundablePart | null,
  told: ToldStatus | null = allocation?.status ?? null,
): FamilyPaymentStatus {
  if (order === null || allocation === null || told === null) return ''
  if (order.status === 'paid') return 'APROBADO'
  if (order.status === 'withdrawn') return 'RETIRADO'
  if (isGivenBack([allocation])) return 'DEVUELTO'
  return familyPaymentStatuses[told]
}

/** The payment result: status, token, title, body, data. */
export async function viewPayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  order: EnrollmentOrder | null,
  locale: Locale,
) {
  const isWhole = order !== null && order.status !== 'split'
  // What of an order that is split was tried before says nothing of its parts.
  const allocation = isWhole ? await currentAllocationOf(app.database, order.id) : null
  return view(app, { order, allocation }, locale)
}

/** The same of an attempt that was just begun: as long as it locks its order, no other one matters. */
export async function viewBegun(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  attempt: OrderAttempt,
  locale: Locale,
) {
  const { order, allocation } = attempt
  const isCurrent = allocation.openKey !== null && !hasPayment(order)
  if (!isCurrent) return viewPayment(app, order, locale)
  return view(app, { order, allocation: Object.assign(allocation, { attempt }) }, locale)
}

interface ShownAllocation extends Pick<
  OrderAllocation,
  | 'id'
  | 'reference'
  | 'providerRef'
  | 'amount'
  | 'refunded'
  | 'instance'
  | 'status'
  | 'reason'
  | 'openKey'
  | 'plannedAt'
  | 'endedAt'
  | 'approvedAt'
> {
  readonly attempt: PaymentAttempt
}

async function view(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  {
    order,
    allocation,
  }: { readonly order: EnrollmentOrder | null; readonly allocation: ShownAllocation | null },
  locale: Locale,
) {
  const status = paymentStatusOf(order, allocation, await toldStatusOf(app, allocation))
  const receiptToken =
    order !== null && hasPayment(order) ? await receiptTokenOf(app.database, order.id) : null
  const { school } = app.config.settings
  const values = { phone: school.billingPhone, reference: allocation?.reference ?? '' }
  const isInParts = order?.status === 'split'
  const key = `payment.${isInParts ? 'in-parts' : statusTextName(status, allocation?.status ?? null)}`
  return {
    status,
    token: order?.token ?? '',
    title: translate(app.config.texts, locale, `${key}.title`, values),
    body: translate(app.config.texts, locale, `${key}.body`, values),
    ...(isInParts && { inParts: { student: order.studentCode } }),
    data:
      order === null || allocation === null
        ? null
        : {
            ...viewAllocation(app, order, allocation),
            charged: await chargedFor(app, allocation),
            refunds: (await refundsOfParts(app.database, [allocation])).map(viewFamilyRefund),
            ...(await leftOf(app, order)),
            receiptToken,
          },
  }
}

async function toldStatusOf({ database }: Pick<AppContext, 'database'>, allocation: ShownAllocation | null) {
  if (allocation === null) return null
  const own = { id: allocation.attempt.id, status: allocation.status }
  return (await toldStatusesOf(database, [own]))(own)
}

async function leftOf({ database }: Pick<AppContext, 'database'>, order: EnrollmentOrder) {
  const withdrawal = viewFamilyWithdrawal(await withdrawalOf(database, order))
  return withdrawal !== null && { withdrawal }
}

/** A share was taken with the whole, of which it tells nothing. */
function chargedFor({ database }: Pick<AppContext, 'database'>, allocation: ShownAllocation) {
  if (!mayDiffer.has(allocation.status) || allocationPath(allocation) === 'family') return null
  return otherAmountTaken(database, allocation)
}

function viewAllocation(
  { clock, config }: Pick<AppContext, 'config' | 'clock'>,
  order: EnrollmentOrder,
  allocation: ShownAllocation,
) {
  const { attempt, endedAt } = allocation
  const finishedAt = endOfPayment({ finishedAt: endedAt }, [allocation])
  const path = allocationPath(allocation)
  // A share is asked about, and paid, with the whole.
  const askAt = path === 'family' ? null : attempt.askAt
  return {
    reference: allocation.reference,
    providerRef: allocation.providerRef ?? attempt.providerRef,
    amount: allocation.amount,
    path,
    since: bogotaIso(new Date(allocation.plannedAt)),
    finishedAt: finishedAt === null ? null : bogotaIso(new Date(finishedAt)),
    expiresAt: bogotaIso(new Date(attempt.expiresAt)),
    nextCheckAt: askAt === null ? null : bogotaIso(onSeasonClock(clock, new Date(askAt))),
    payAgainSafe: cameToNothing.has(allocation.status),
    ...(attempt.payLinkId !== null && { byLink: true }),
    reason: allocation.status === 'declined' ? allocation.reason : null,
    returned: allocation.status === 'returned',
    ...(path === 'agreement' && {
      agreement: config.settings.payments.agreement,
      student: order.studentCode,
    }),
    go: path !== 'family' && mayGo(allocation) ? viewCheckout(attempt) : null,
  }
}

/** Not where somebody pays by a link: the provider's page may show what that payer typed. */
function mayGo({ openKey, status, attempt }: ShownAllocation): boolean {
  return openKey !== null && status === 'open' && attempt.means === null && attempt.payLinkId === null
}

function viewCheckout(attempt: PaymentAttempt) {
  const checkout = checkoutOf(attempt)
  return checkout === null ? null : goToProvider(checkout)
}
