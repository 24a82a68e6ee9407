import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { useLetterLink } from '../access/index.ts'
import { enterStudent, type SignedIn, type StudentSignInDeps } from './enter-student.ts'
import { lookUpCode } from './look-up-code.ts'

export interface LinkSignIn {
  readonly token: string
  readonly origin: Origin
  readonly trace: string
}

/** Sign-in by the link of a mail, once. The outcome is decided anew: much may have changed since it was sent. */
export async function signInByLink(
  app: AppContext,
  deps: StudentSignInDeps,
  { token, origin, trace }: LinkSignIn,
): Promise<Refusal | SignedIn> {
  return deps.guard.attempt<Refusal | SignedIn>({ account: null, origin }, async () => {
    const code = await useLetterLink(app.database, token, app.clock.wall())
    if (code === null) return { verdict: 'failed', answer: refuse('LINK_EXPIRED') }
    const entered = await enterStudent(app, deps, await lookUpCode(app, code), { trace, shown: 'more' })
    return { verdict: 'passed', answer: entered, account: code }
  })
}
