import type { SignInOutcome } from '../access/index.ts'
import type { EnrollmentQuote } from '../enrollment/index.ts'
import { decidePath } from '../payments/decide-path.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { ChildStatus } from './decide-child-status.ts'

/** Why a child is not part of one payment now: a text with what fills its places. */
export interface Reason {
  readonly text: string
  readonly values: Refusal['values']
}

export interface ReasonFacts {
  readonly standing: ChildStatus
  readonly outcome: SignInOutcome
  readonly quote: Refusal | EnrollmentQuote | null
  /** Whether a way to school, or none, was chosen. */
  readonly transport: 'undecided' | 'chosen' | 'none'
  /** Documents that Pay waits for. */
  readonly unsigned: Refusal | null
  /** Whether no document of an enrollment that is paid is left to sign. */
  readonly isSigned: boolean
  /** An invoice of the child that the portal is paying; null when there is none. */
  readonly heldInvoice: string | null
}

/** Null for a child that can be paid for together with others. */
export function reasonOf(facts: ReasonFacts): Reason | null {
  const { standing, outcome, quote, transport, unsigned, isSigned, heldInvoice } = facts
  if (standing === 'closed') return told(`outcome.${outcome}.title`)
  if (isRefused(quote)) return toldOf(quote)
  if (standing === 'paid' && !isSigned) return told('family.why.unsigned')
  if (standing !== 'ready' || quote === null) return told(`family.why.${standing}`)
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if (path !== 'provider') return told(`family.why.${path}`)
  if (transport === 'undecided') return told('family.why.transport')
  if (unsigned !== null) return toldOf(unsigned)
  if (quote.totals.balance > 0 && heldInvoice !== null)
    return told('problem.INVOICE_PENDING.detail', { document: heldInvoice })
  return null
}

function told(text: string, values: Reason['values'] = {}): Reason {
  return { text, values }
}

function toldOf({ code, values }: Refusal): Reason {
  return told(`problem.${code}.detail`, values)
}
