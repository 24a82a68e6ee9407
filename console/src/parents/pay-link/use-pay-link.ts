import { useEffect, useRef, useState } from 'react'
import type { InvoicePayer } from '@matricula/hub/api/invoice-payer'
import { hub, type HubProblem } from '../../api/hub.ts'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import type { LinkPaymentResult } from '../../api/types.ts'
import { endAttempt, keyOf } from '../pay/attempt-key.ts'
import { type PayerForm, trimmed } from '../pay/payer-form.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'

export type LinkPaying = { is: 'idle' } | { is: 'working' } | { is: 'refused'; problem: HubProblem }

interface LinkPaymentForm {
  shownTotal: number
  payer: PayerForm
  /** Whom the invoice is made out to; null where nobody is named. */
  invoicePayer: InvoicePayer | null
}

interface PayLinkOptions {
  token: string
  onStarted: (result: LinkPaymentResult) => void
  /** The price is another one now. */
  onChanged: (amount: number) => void
  /** The link is not what it was: it has to be read again. */
  onStale: () => void
}

const stale: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'PAY_LINK_BUSY',
  'PAY_LINK_PAID',
  'PAY_LINK_NOT_NOW',
])

const begunBy = (token: string) => `link.${token}.begun`

/** The payment that this tab has begun by a link; null where it has none. */
export function ownPaymentOf(token: string): string | null {
  return sessionStorage.getItem(begunBy(token))
}

/** Begins one payment by a link at a time; a lost answer is asked for again under its key. */
export function usePayLink({ token, onStarted, onChanged, onStale }: PayLinkOptions) {
  const [paying, setPaying] = useState<LinkPaying>({ is: 'idle' })
  const working = useRef(false)

  const refused = (problem: HubProblem) => {
    const { amount } = problem.body
    if (problem.code === 'PRICE_CHANGED' && typeof amount === 'number') {
      setPaying({ is: 'idle' })
      onChanged(amount)
    } else if (stale.has(problem.code)) onStale()
    else setPaying({ is: 'refused', problem })
  }
  const pay = async (form: LinkPaymentForm) => {
    if (working.current) return
    working.current = true
    setPaying({ is: 'working' })
    const request = { ...form, payer: trimmed(form.payer) }
    const scope = `link.${token}`
    try {
      const headers = {
        'Idempotency-Key': keyOf(sessionStorage, { of: scope, request }, createIdempotencyKey),
      }
      const result = await hub.post<LinkPaymentResult>(
        `/api/pay-links/${encodeURIComponent(token)}/payment`,
        request,
        headers,
      )
      endAttempt(sessionStorage, scope)
      sessionStorage.setItem(begunBy(token), result.token)
      onStarted(result)
    } catch (thrown) {
      working.current = false
      const problem = toProblem(thrown)
      // Refused means nothing was begun. Without an answer the same key asks again.
      if (problem.status >= 400 && problem.status < 500) endAttempt(sessionStorage, scope)
      refused(problem)
    }
  }

  // Back from the provider, a browser may show this page as it was left, still working.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      working.current = false
      setPaying({ is: 'idle' })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { paying, pay }
}
