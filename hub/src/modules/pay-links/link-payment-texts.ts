import type { BegunByLink, PartAttempt } from '../payments/index.ts'

/** Where the words for a payment by a link stand: what is true for its payer, who can pay by the link again or not. */
export function textsOf({ attempt }: BegunByLink, { isOpen }: { readonly isOpen: boolean }): string {
  const ofPart = 'split' in attempt ? textsOfPart(attempt) : null
  if (ofPart !== null) return `payLink.${ofPart}`
  return isOpen || !mayBeTriedAgain.has(attempt.status) ? 'payLink.payment' : 'payLink.over'
}

/** Their usual words say that one may try again. */
const mayBeTriedAgain: ReadonlySet<string> = new Set(['failed', 'declined', 'expired'])

/** A part's money goes back since its split has ended or it was paid twice; or its bank has taken it back. */
function textsOfPart({ id, status, reason, split, part }: PartAttempt): string | null {
  // What waited for a person keeps why.
  const paidNothing = status === 'duplicate' || (status === 'returned' && reason === null)
  const isTakenBack = status === 'reversed'
  if (!paidNothing && !isTakenBack) return null
  if (isTakenBack && split.status === 'standing') return 'partReversed'
  if (isTakenBack && split.status === 'complete') return 'partTakenBack'
  if (part.paidBy !== null && part.paidBy !== id) return 'partTwice'
  return split.status === 'ended' ? 'partLate' : 'partUndone'
}
