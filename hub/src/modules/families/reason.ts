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
  readonly status: ChildStatus
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
  const { status, outcome, quote, transport, unsigned, isSigned, heldInvoice } = facts
  if (status === 'closed') return reasonFrom(`outcome.${outcome}.title`)
  if (isRefused(quote)) return reasonOfRefusal(quote)
  if (status === 'paid' && !isSigned) return reasonFrom('family.why.unsigned')
  if (status !== 'ready' || quote === null) return reasonFrom(`family.why.${status}`)
  const path = decidePath({ totalV: quote.totals.totalV, period: quote.period, method: quote.method })
  if (path !== 'provider') return reasonFrom(`family.why.${path}`)
  if (transport === 'undecided') return reasonFrom('family.why.transport')
  if (unsigned !== null) return reasonOfRefusal(unsigned)
  if (quote.totals.balance > 0 && heldInvoice !== null)
    return reasonFrom('problem.INVOICE_PENDING.detail', { document: heldInvoice })
  return null
}

function reasonFrom(text: string, values: Reason['values'] = {}): Reason {
  return { text, values }
}

function reasonOfRefusal({ code, values }: Refusal): Reason {
  return reasonFrom(`problem.${code}.detail`, values)
}
