import { useState } from 'react'
import { hub, type HubProblem } from '../../api/hub.ts'
import { isProblem } from '../../api/problem.ts'
import type { Certificate } from '../../api/types.ts'

export type CertificateState =
  | { is: 'idle' }
  | { is: 'working' }
  | { is: 'issued'; certificate: Certificate }
  | { is: 'refused'; problem: HubProblem }

export type CertificateKind = CertificateRequest['kind']

export type CertificateRequest =
  | { readonly kind: 'clearance'; readonly student: string }
  | { readonly kind: 'payments'; readonly student: string; readonly year: number }

/** Asks for certificates, and keeps what was answered last of each kind. */
export function useCertificates() {
  const [states, setStates] = useState<Readonly<Record<CertificateKind, CertificateState>>>({
    clearance: { is: 'idle' },
    payments: { is: 'idle' },
  })
  const request = async ({ kind, ...body }: CertificateRequest) => {
    const become = (state: CertificateState) => setStates((others) => ({ ...others, [kind]: state }))
    become({ is: 'working' })
    try {
      const certificate = await hub.post<Certificate>(`/api/certificates/${kind}`, body)
      become({ is: 'issued', certificate })
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown
      become({ is: 'refused', problem: thrown })
    }
  }
  return { states, request }
}

export interface OwedInvoice {
  readonly DocNum: string
  readonly DocDueDate: string
  readonly SaldoPendiente: number
}

export interface Owed {
  readonly amount: number
  readonly invoices: readonly OwedInvoice[]
  /** The part of the amount that was paid and went back. */
  readonly returned: number
}

/** What a refused paz y salvo says is owed; null for any other refusal. */
export function owedOf(problem: HubProblem): Owed | null {
  const owed: unknown = problem.body['owed']
  return problem.code === 'DEBT_OPEN' && isOwed(owed) ? owed : null
}

function isOwed(value: unknown): value is Owed {
  return typeof value === 'object' && value !== null && 'amount' in value && 'invoices' in value
}
