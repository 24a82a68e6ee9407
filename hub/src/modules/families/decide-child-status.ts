import type { SignInOutcome } from '../access/index.ts'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AttemptStatus } from '../payments/index.ts'

/**
 * How a child's enrollment stands for the guardian. choosing: the wizard has not come to its pay step. split: several people pay it in parts. ready: all is
 * chosen and nothing paid. review: a person of the school looks into it. returned: it was paid and the money went back. withdrawn: it was paid and the child has left.
 */
export const childStatuses = [
  'closed',
  'not-started',
  'choosing',
  'ready',
  'paying',
  'split',
  'agreement',
  'review',
  'returned',
  'withdrawn',
  'paid',
] as const
export type ChildStatus = (typeof childStatuses)[number]

export interface ChildFacts {
  /** Where the child's code would lead. */
  readonly outcome: SignInOutcome
  readonly order: Pick<EnrollmentOrder, 'status'> | null
  /** The attempt that matters now. */
  readonly attempt: { readonly status: AttemptStatus } | null
  readonly draft: { readonly version: number; readonly step: number }
}

const payStep = 5

const inReview: ReadonlySet<EnrollmentOrder['status']> = new Set(['sending', 'sent'])

export function decideChildStatus({ outcome, order, attempt, draft }: ChildFacts): ChildStatus {
  const status = order?.status ?? 'open'
  if (status === 'withdrawn') return status
  if (status === 'paid' || outcome === 'complete') return 'paid'
  if (status === 'reversed') return 'returned'
  if (attempt?.status === 'under_review' || inReview.has(status)) return 'review'
  if (status === 'paying' || status === 'split' || status === 'agreement') return status
  if (outcome !== 'proceed') return 'closed'
  if (draft.version === 0) return 'not-started'
  return draft.step === payStep ? 'ready' : 'choosing'
}
