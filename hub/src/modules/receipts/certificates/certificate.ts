import type { Cop, LocalDate } from '@matricula/contract'
import type { Issuer } from '../issuer.ts'

interface OfStudent {
  /** Tells a later reader how to read it. */
  readonly version: 1
  /** As it was that day. */
  readonly school: Issuer
  readonly student: { readonly code: string; readonly name: string; readonly grade: string }
}

/** A paz y salvo: that nothing is owed on a day, for what was charged until then. */
export interface ClearanceBody extends OfStudent {
  readonly kind: 'clearance'
  readonly day: LocalDate
  readonly concepts: readonly { readonly project: string; readonly concept: string }[]
}

export interface CertifiedPayment {
  readonly day: LocalDate
  /** The school year of an enrollment, the number of an invoice, or the student's account. */
  readonly of:
    | { readonly is: 'enrollment'; readonly project: string }
    | { readonly is: 'invoice'; readonly document: string }
    | { readonly is: 'account' }
  /** What of it was left when it was certified. */
  readonly amount: Cop
  /** What of it had gone back before; absent where nothing had. */
  readonly returnedBefore?: Cop
  readonly reference: string
}

/** What was paid for a student through the hub in a calendar year. */
export interface PaymentsBody extends OfStudent {
  readonly kind: 'payments'
  readonly year: number
  /** own: what one guardian has paid; all: whoever paid, which the office alone is given. */
  readonly whose: 'own' | 'all'
  readonly payments: readonly CertifiedPayment[]
  readonly total: Cop
}

/** What a certificate says, frozen when it is issued. */
export type CertificateBody = ClearanceBody | PaymentsBody

export interface Certificate {
  readonly number: number
  readonly token: string
  readonly issuedAt: Date
  readonly body: CertificateBody
}
