import { useEffect, useRef, useState } from 'react'
import { hub, type HubProblem } from '../../api/hub.ts'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import type { FamilyPayment, FamilyPaymentRequest } from '../../api/types.ts'
import { endAttempt, keyOf } from '../pay/attempt-key.ts'
import { type PayerForm, trimmed } from '../pay/payer-form.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import type { PricedChild } from './chosen-children.ts'

export type FamilyPaymentState =
  | { is: 'idle' }
  | { is: 'working' }
  /** Nothing was begun; the payer's data can be mended, or it is tried again. */
  | { is: 'refused'; problem: HubProblem }
  /** A child is not as the list showed it. */
  | { is: 'outdated'; problem: HubProblem; student: string }

interface PayFamilyOptions {
  onStarted: (payment: FamilyPayment) => void
  onOutdated: () => void
  onSessionEnd: () => void
}

const ATTEMPT_SCOPE = 'family'

/** Begins one payment at a time; a second press while it works does nothing. */
export function usePayFamily({ onStarted, onOutdated, onSessionEnd }: PayFamilyOptions) {
  const [paying, setPaying] = useState<FamilyPaymentState>({ is: 'idle' })
  const working = useRef(false)

  const pay = async (children: readonly PricedChild[], payer: PayerForm, invoicePayer: string | null) => {
    if (working.current) return
    working.current = true
    setPaying({ is: 'working' })
    const request = requestFor(children, payer, invoicePayer)
    try {
      const headers = {
        'Idempotency-Key': keyOf(sessionStorage, { of: ATTEMPT_SCOPE, request }, createIdempotencyKey),
      }
      const payment = await hub.post<FamilyPayment>('/api/family/payment', request, headers)
      endAttempt(sessionStorage, ATTEMPT_SCOPE)
      onStarted(payment)
    } catch (thrown) {
      working.current = false
      const problem = toProblem(thrown)
      // Refused means nothing was begun. Without an answer the same key asks again.
      if (problem.status >= 400 && problem.status < 500) endAttempt(sessionStorage, ATTEMPT_SCOPE)
      if (problem.status === 401) return onSessionEnd()
      const refused = refusedWith(problem)
      setPaying(refused)
      if (refused.is === 'outdated') onOutdated()
    }
  }
  const dismiss = () => setPaying({ is: 'idle' })

  useEffect(() => {
    // Back from the provider, a browser may show this page still working.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      working.current = false
      setPaying({ is: 'idle' })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { paying, pay, dismiss }
}

/** Who was chosen, with the totals that were read. */
function requestFor(
  children: readonly PricedChild[],
  payer: PayerForm,
  invoicePayer: string | null,
): FamilyPaymentRequest {
  const students = children.map(({ student, quote, draftVersion }) => ({
    student: student.code,
    shownTotal: quote.totals.totalV,
    draftVersion,
  }))
  return { students, payer: trimmed(payer), ...(invoicePayer !== null && { invoicePayer }) }
}

function refusedWith(problem: HubProblem): FamilyPaymentState {
  const student = problem.body['student']
  return typeof student === 'string' ? { is: 'outdated', problem, student } : { is: 'refused', problem }
}
