import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hub, type HubProblem } from '../../../api/hub.ts'
import { createIdempotencyKey } from '../../../api/idempotency-key.ts'
import type {
  InvoicePaymentRequest,
  InvoicePaymentResult,
  OpenInvoice,
  StudentInvoices,
} from '../../../api/types.ts'
import { endAttempt, keyOf } from '../../pay/attempt-key.ts'
import { type PayerForm, trimmed } from '../../pay/payer-form.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'

export type InvoicePaymentState =
  | { is: 'idle' }
  | { is: 'working' }
  | { is: 'refused'; problem: HubProblem }
  | { is: 'pending'; problem: HubProblem }
  | { is: 'changed'; title: string; before: readonly OpenInvoice[]; after: readonly StudentInvoices[] }

interface PayInvoicesOptions {
  onStarted: (result: InvoicePaymentResult) => void
  /** The list is not what it was. */
  onRefresh: () => void
  onSessionEnd: () => void
}

const ATTEMPT_SCOPE = 'invoices'

/** Begins one payment of invoices at a time; a second press while it works does nothing. */
export function usePayInvoices({ onStarted, onRefresh: onStale, onSessionEnd }: PayInvoicesOptions) {
  const [paying, setPaying] = useState<InvoicePaymentState>({ is: 'idle' })
  const working = useRef(false)

  const pay = async (invoices: readonly OpenInvoice[], payer: PayerForm) => {
    if (working.current) return
    working.current = true
    setPaying({ is: 'working' })
    const request = requestFor(invoices, payer)
    try {
      const headers = {
        'Idempotency-Key': keyOf(sessionStorage, { of: ATTEMPT_SCOPE, request }, createIdempotencyKey),
      }
      const result = await hub.post<InvoicePaymentResult>('/api/invoices/payment', request, headers)
      endAttempt(sessionStorage, ATTEMPT_SCOPE)
      onStarted(result)
    } catch (thrown) {
      working.current = false
      const problem = toProblem(thrown)
      // Refused means nothing was begun. Without an answer the same key asks again.
      if (problem.status >= 400 && problem.status < 500) endAttempt(sessionStorage, ATTEMPT_SCOPE)
      if (problem.code === 'INVOICE_PENDING') onStale()
      if (problem.status === 401) onSessionEnd()
      else setPaying(refusedWith(problem, invoices))
    }
  }
  const dismiss = () => setPaying({ is: 'idle' })

  // Back from the provider, a browser may show this page as it was left, still working.
  const onReturn = useEffectEvent(() => {
    working.current = false
    dismiss()
    onStale()
  })
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { paying, pay, dismiss }
}

/** What was chosen, with the amounts that were read. */
function requestFor(invoices: readonly OpenInvoice[], payer: PayerForm): InvoicePaymentRequest {
  const documents = invoices.map(({ DocNum, CardCode, toPay: amount }) => ({ DocNum, CardCode, amount }))
  return { documents, payer: trimmed(payer) }
}

function refusedWith(problem: HubProblem, before: readonly OpenInvoice[]): InvoicePaymentState {
  if (problem.code === 'INVOICE_PENDING') return { is: 'pending', problem }
  const after: unknown = problem.body['invoices']
  if (problem.code !== 'INVOICE_CHANGED' || !isList(after)) return { is: 'refused', problem }
  return { is: 'changed', title: problem.title, before, after }
}

function isList(value: unknown): value is StudentInvoices[] {
  return (
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'invoices' in one)
  )
}
