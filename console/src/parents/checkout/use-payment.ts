import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { hub } from '../../api/hub.ts'
import { isProblem } from '../../api/problem.ts'
import type { PaymentResult } from '../../api/types.ts'
import { listenToPayment } from './payment-events.ts'
import { afterPoll, freshPoll, nextPollIn, outcomeOf } from './poll-policy.ts'
import type { Heartbeat, Outcome } from './poll-policy.ts'

export interface Payment {
  outcome: Outcome
  /** The last answer that said something; null before any. */
  result: PaymentResult | null
  lookAgain: () => void
}

/** Follows one payment by questions and live events, as the policy says. */
export function usePayment(token: string, heartbeat: Heartbeat): Payment {
  const [poll, dispatch] = useReducer(afterPoll, freshPoll)
  const [result, setResult] = useState<PaymentResult | null>(null)
  const { settled } = poll
  // Without a payment the hub answers an empty status and nothing else.
  const hear = useEffectEvent((is: 'answered' | 'told', answer: PaymentResult | undefined) => {
    if (!answer?.status) return dispatch({ is, status: '', receipt: false })
    setResult(answer)
    return dispatch({ is, status: answer.status, receipt: Boolean(answer.data?.receiptToken) })
  })

  useEffect(() => {
    const wait = nextPollIn(poll, heartbeat)
    if (wait === null) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      hub.get<PaymentResult | undefined>(checkPath(token), { signal: stop.signal }).then(
        (answer) => stop.signal.aborted || hear('answered', answer),
        (fault: unknown) =>
          stop.signal.aborted || dispatch({ is: isRefusal(fault) ? 'refused' : 'unreached' }),
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [token, poll, heartbeat])

  useEffect(() => {
    if (settled) return undefined
    return listenToPayment(token, (told) => hear('told', told))
  }, [token, settled])

  useEffect(() => {
    const look = () => dispatch({ is: document.hidden ? 'hidden' : 'shown' })
    document.addEventListener('visibilitychange', look)
    if (document.hidden) look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return { outcome: outcomeOf(poll, heartbeat), result, lookAgain: () => dispatch({ is: 'again' }) }
}

function checkPath(token: string): string {
  return `/api/payments/enrollment/check/${encodeURIComponent(token)}`
}

// 401, 403, 404 and 422 will answer the same next time; 429 and 5xx may not.
function isRefusal(fault: unknown): boolean {
  return isProblem(fault) && fault.status >= 400 && fault.status < 500 && fault.status !== 429
}
