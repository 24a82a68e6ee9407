import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from '../navigation.tsx'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import type { PaymentResult, Quote } from '../../api/types.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import type { StepProps } from '../wizard/step-props.ts'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { continuePayment } from './continue-payment.ts'
import { invoiceRequest } from './invoice-request.ts'
import type { PayPath } from './pay-path.ts'
import type { PayerForm } from './payer-form.ts'

export type PaymentState =
  | { is: 'idle' }
  | { is: 'working' }
  | { is: 'price-changed'; before: Quote; after: Quote }
  | { is: 'refused'; problem: HubProblem }

// Something else is under way, done or chosen: order and draft have to be read again.
const STALE = new Set(['PAYMENT_PENDING', 'ORDER_PAID', 'DRAFT_CHANGED', 'ENROLLMENT_WITHDRAWN'])

interface PayOptions extends Pick<StepProps, 'season' | 'student' | 'draft' | 'reload'> {
  onSessionEnd: () => void
  onPeriodClosed: () => void
}

interface PayCommand {
  quote: Quote
  path: PayPath
  payer: PayerForm | null
  /** Whom the invoice is made out to. */
  invoicePayer?: string | null
}

/** Sends one payment at a time; a second press while it works does nothing. */
export function usePay({ season, student, draft, reload, onSessionEnd, onPeriodClosed }: PayOptions) {
  const [paying, setPaying] = useState<PaymentState>({ is: 'idle' })
  const working = useRef(false)

  const dismiss = () => setPaying({ is: 'idle' })

  const pay = async ({ quote, path, payer, invoicePayer = null }: PayCommand) => {
    if (working.current) return
    working.current = true
    setPaying({ is: 'working' })
    const request = invoiceRequest({ season, student, draft, quote, path, payer, invoicePayer })
    const key = attemptKey(sessionStorage, request, createIdempotencyKey)
    try {
      const result = await hub.post<PaymentResult>('/api/payments/enrollment/invoice', [request], {
        'Idempotency-Key': key,
        'If-Match': `"${draft.version}"`,
      })
      endAttempt(sessionStorage, student.code)
      continuePayment(result, (token) => navigate(`/enrollment/checkout?token=${encodeURIComponent(token)}`))
    } catch (thrown) {
      working.current = false
      const problem = toProblem(thrown)
      // Refused means nothing was charged. Without an answer the same key asks again.
      if (problem.status >= 400 && problem.status < 500) endAttempt(sessionStorage, student.code)
      if (STALE.has(problem.code)) await reload()
      if (problem.status === 401) onSessionEnd()
      else if (problem.code === 'PERIOD_CLOSED') {
        dismiss()
        onPeriodClosed()
      } else setPaying(refused(problem, quote))
    }
  }

  // Back from the provider, a browser may show this page as it was left, still working.
  const onReturn = useEffectEvent(() => {
    working.current = false
    dismiss()
    void reload()
  })
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { paying, pay, dismiss }
}

function refused(problem: HubProblem, before: Quote): PaymentState {
  const after = problem.code === 'PRICE_CHANGED' ? problem.body['quote'] : null
  return isQuote(after) ? { is: 'price-changed', before, after } : { is: 'refused', problem }
}

function isQuote(value: unknown): value is Quote {
  return typeof value === 'object' && value !== null && 'quoteId' in value && 'totals' in value
}
