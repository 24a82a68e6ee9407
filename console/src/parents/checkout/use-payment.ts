import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { hub } from '../../api/hub.ts'
import { onReturn } from '../../api/hub-away.ts'
import { isProblem } from '../../api/problem.ts'
import type { PaymentResult } from '../../api/types.ts'
import { listenToPayment } from './payment-events.ts'
import { afterPoll, initialPoll, nextPollIn, outcomeOf } from './poll-policy.ts'
import type { PollSchedule, Outcome, PollEvent } from './poll-policy.ts'

export interface Payment<Result extends PaymentResult = PaymentResult> {
  outcome: Outcome
  /** The last answer that said something; null before any. */
  result: Result | null
  checkAgain: () => void
}

/** Where a kind of payment is asked about. */
export interface PaymentSource<Result extends PaymentResult> {
  pathOf: (token: string) => string
  /** Live events, for a kind that has them; answers how to stop. */
  listen: ((token: string, onResult: (result: Result) => void) => () => void) | null
  /** After an approval like this nothing more will come. */
  isComplete: (result: Result) => boolean
}

const enrollments: PaymentSource<PaymentResult> = {
  pathOf: (token) => `/api/payments/enrollment/check/${encodeURIComponent(token)}`,
  listen: listenToPayment,
  isComplete: ({ data }) => Boolean(data?.receiptToken),
}

/** Follows the payment of an enrollment. */
export function usePayment(token: string, schedule: PollSchedule): Payment {
  return useFollowedPayment(enrollments, token, schedule)
}

/** Follows one payment by questions and live events, as the policy says. The source never changes. */
export function useFollowedPayment<Result extends PaymentResult>(
  source: PaymentSource<Result>,
  token: string,
  schedule: PollSchedule,
): Payment<Result> {
  const [poll, dispatch] = useReducer(afterPoll, initialPoll)
  const [result, setResult] = useState<Result | null>(null)
  const { settled } = poll
  // Without a payment the hub answers an empty status and nothing else.
  const dispatchAnswer = useEffectEvent((is: 'answered' | 'pushed', answer: Result | undefined) => {
    if (answer?.inParts !== undefined) setResult(answer)
    if (!answer?.status) return dispatch({ is, status: '', receipt: false })
    setResult(answer)
    return dispatch({ is, status: answer.status, receipt: source.isComplete(answer) })
  })

  useEffect(() => {
    const wait = nextPollIn(poll, schedule)
    if (wait === null) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      hub.get<Result | undefined>(source.pathOf(token), { signal: stop.signal }).then(
        (answer) => stop.signal.aborted || dispatchAnswer('answered', answer),
        (fault: unknown) => stop.signal.aborted || dispatch(eventOf(fault)),
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [source, token, poll, schedule])

  useEffect(() => {
    if (settled || source.listen === null) return undefined
    return source.listen(token, (pushed) => dispatchAnswer('pushed', pushed))
  }, [source, token, settled])

  useEffect(() => {
    const view = () => dispatch({ is: document.hidden || !navigator.onLine ? 'paused' : 'resumed' })
    document.addEventListener('visibilitychange', view)
    const stop = onReturn(view)
    window.addEventListener('offline', view)
    if (document.hidden || !navigator.onLine) view()
    return () => {
      document.removeEventListener('visibilitychange', view)
      stop()
      window.removeEventListener('offline', view)
    }
  }, [])

  return { outcome: outcomeOf(poll, schedule), result, checkAgain: () => dispatch({ is: 'again' }) }
}

function eventOf(fault: unknown): PollEvent {
  if (!isRefusal(fault)) return { is: 'unreached' }
  return { is: 'refused', why: isProblem(fault) && fault.status === 401 ? 'signed-out' : 'unknown' }
}

// 401, 403, 404 and 422 will answer the same next time; 429 and 5xx may not.
function isRefusal(fault: unknown): boolean {
  return isProblem(fault) && fault.status >= 400 && fault.status < 500 && fault.status !== 429
}
