import type { SignInOutcome } from '../decide-sign-in.ts'
import type { Verdict } from './sign-in-guard.ts'

const verdicts: Readonly<Record<SignInOutcome, Verdict>> = {
  proceed: 'passed',
  complete: 'passed',
  'late-form': 'passed',
  // What a code that nobody has gets too.
  'not-active': 'failed',
  // The season's own notices tell nothing of a code.
  maintenance: 'undecided',
  closed: 'undecided',
}

/** Whether a code that leads there counts as somebody's, as a failure or as neither. */
export function verdictOn(outcome: SignInOutcome): Verdict {
  return verdicts[outcome]
}
