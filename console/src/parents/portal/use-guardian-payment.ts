import { useEffect, useEffectEvent } from 'react'
import { hub } from '../../api/hub.ts'
import type { PaymentResult, Session } from '../../api/types.ts'
import type { PollSchedule } from '../checkout/poll-policy.ts'
import { forgetPayers } from '../pay/payer-storage.ts'
import { type Payment, type PaymentSource, useFollowedPayment } from '../checkout/use-payment.ts'

interface GuardianPaymentOptions {
  token: string
  schedule: PollSchedule
  onSessionEnd: () => void
}

/** Follows a payment of the guardian until its end, or until the session ends. */
export function useGuardianPayment<Result extends PaymentResult>(
  source: PaymentSource<Result>,
  { token, schedule, onSessionEnd }: GuardianPaymentOptions,
): Payment<Result> {
  const payment = useFollowedPayment(source, token, schedule)
  const isPaid = payment.outcome === 'APROBADO'
  useEffect(() => {
    if (isPaid) forgetPayers()
  }, [isPaid])
  const isRefused = payment.outcome === 'NOT FOUND' || payment.outcome === 'SIGNED OUT'
  const endSession = useEffectEvent(onSessionEnd)
  useEffect(() => {
    if (!isRefused) return
    // Somebody else may be signed in by now: the session says whether this guardian still is.
    hub.get<Session>('/api/session').then(
      ({ kind }) => kind === 'guardian' || endSession(),
      () => null,
    )
  }, [isRefused])
  return payment
}
