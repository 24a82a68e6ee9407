import { timingSafeEqual } from 'node:crypto'
import type { SecondProof } from '../../config/access-settings.ts'
import type { SignInOutcome } from './decide-sign-in.ts'

/**
 * What comes between the code and its outcome (access-7): nothing, so the outcome is told; four digits first;
 * or the mail of a link.
 */
export type ProofStep = 'tell' | 'ask' | 'check-mail'

/**
 * The season's own outcomes are the same for every code and are told. Otherwise a link answers every code alike, and
 * digits are asked of every code alike, of one that nobody has too: where a code leads is told to who has proven more.
 */
export function stepBefore(outcome: SignInOutcome, mode: SecondProof): ProofStep {
  if (mode === 'none' || outcome === 'closed' || outcome === 'maintenance') return 'tell'
  return mode === 'mailLink' ? 'check-mail' : 'ask'
}

const fourDigits = /^\d{4}$/

/** Whether something was shown that can be compared at all. */
export function isProof(shown: string): boolean {
  return fourDigits.test(shown)
}

/**
 * Whether the digits are the last four of any of the documents, dots and letters aside; a document with fewer proves
 * nothing. Every document is compared, in the same time whether it matches or not.
 */
export function endsADocument(shown: string, documents: readonly (string | null)[]): boolean {
  if (!isProof(shown)) return false
  const matches = documents
    .map((document) => (document ?? '').replaceAll(/\D/g, '').slice(-4))
    .filter(isProof)
    .filter((ending) => timingSafeEqual(Buffer.from(ending), Buffer.from(shown)))
  return matches.length > 0
}
