import { PluginFault, cleanReason, wholePesos } from '@matricula/contract'
import type { Cop, Log, PaymentStatus, ProviderPayment } from '@matricula/contract'
import { meansFrom, statusOf } from './statuses.ts'
import type { Amount, Attempt, Session } from './wire.ts'

export interface MappingContext {
  readonly log: Log
  readonly test: boolean
}

/**
 * What the hub hears of a session. The session's status decides, not an attempt's: a declined attempt leaves the payer
 * free to try again. Fails with `rejected` where an amount is not whole pesos.
 */
export function paymentFrom(session: Session, { log, test }: MappingContext): ProviderPayment {
  const { reference } = session.request.payment
  const rawStatus = session.status.status
  const status = statusIn(session, log)
  const paid = approvedIn(session)
  const { amount, currency } = moneyOf(session, status, paid)
  const last = paid[0] ?? session.payment?.[0]
  return {
    reference,
    providerRef: String(session.requestId),
    status,
    rawStatus,
    amount,
    currency,
    at: new Date(session.status.date).toISOString(),
    means: meansFrom(last?.paymentMethod),
    reason: status === 'declined' ? cleanReason(session.status.message) : null,
    test,
  }
}

/** The attempts that brought money in, given back since or not; the vendor puts the latest first. */
export function approvedIn({ payment }: Session): readonly Attempt[] {
  return (payment ?? []).filter(({ status }) => ['APPROVED', 'REFUNDED'].includes(status.status))
}

export function isGivenBack({ refunded, status }: Attempt): boolean {
  return refunded === true || status.status === 'REFUNDED'
}

function statusIn(session: Session, log: Log): PaymentStatus {
  const { status: rawStatus, reason } = session.status
  if (rawStatus === 'REJECTED' && reason === 'EX') return 'expired'
  const status = statusOf(rawStatus, log)
  const paid = approvedIn(session)
  return status === 'approved' && paid.length > 0 && paid.every(isGivenBack) ? 'reversed' : status
}

interface Money {
  readonly amount: Cop
  readonly currency: string
}

/** Of a payment that moved money what was moved, of any other what was asked. */
function moneyOf({ request }: Session, status: PaymentStatus, paid: readonly Attempt[]): Money {
  const requested = request.payment.amount
  if (status === 'reversed' && paid.length === 0)
    return { amount: expectWholePesos(requested), currency: requested.currency }
  if (status !== 'approved' && status !== 'reversed')
    return { amount: expectWholePesos(requested), currency: requested.currency }
  const counted = paid.filter((attempt) => status === 'reversed' || !isGivenBack(attempt))
  const foreign = counted.find(({ amount }) => amount.from.currency !== requested.currency)
  return {
    amount: counted.reduce((sum, { amount }) => sum + expectWholePesos(amount.from), 0),
    currency: foreign?.amount.from.currency ?? requested.currency,
  }
}

function expectWholePesos({ total }: Amount): Cop {
  const pesos = wholePesos(total)
  if (pesos !== null) return pesos
  throw new PluginFault('rejected', 'placetopay tells an amount that is not whole pesos', {
    reason: 'amount not in whole pesos',
    field: 'amount.total',
  })
}
