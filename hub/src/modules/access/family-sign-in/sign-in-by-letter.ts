import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'
import { refuse, type Refusal } from '../../../shared/refusal.ts'
import type { Judged } from '../guard/sign-in-guard.ts'
import { useLetterCode, useLetterLink } from '../use-letter.ts'
import { enterStudent, type KeepDevice, type SignedIn, type StudentSignInDeps } from './enter-student.ts'
import { lookUpCode } from './look-up-code.ts'

export interface LinkSignIn {
  readonly token: string
  readonly origin: Origin
  readonly trace: string
  readonly keepDevice: KeepDevice
}

/** Sign-in by the link of a mail, once. The outcome is decided anew: much may have changed since it was sent. */
export async function signInByLink(
  app: AppContext,
  deps: StudentSignInDeps,
  { token, origin, ...how }: LinkSignIn,
) {
  return deps.guard.attempt<Refusal<'LINK_EXPIRED'> | SignedIn>({ account: null, origin }, async () => {
    const code = await useLetterLink(app.database, token, app.clock.wall())
    if (code === null) return { verdict: 'failed', answer: refuse('LINK_EXPIRED') }
    const entered = await enterStudent(app, deps, await lookUpCode(app, code), { ...how, shown: 'more' })
    return { verdict: 'passed', answer: entered, account: code }
  })
}

export interface CodeSignIn {
  /** Six digits. */
  readonly code: string
  readonly origin: Origin
  readonly trace: string
  readonly keepDevice: KeepDevice
}

/** Sign-in by the code beside a mail's link, in the browser that asked for it. The outcome is decided anew. */
export async function signInByCode(
  app: AppContext,
  deps: StudentSignInDeps,
  { code, origin, ...how }: CodeSignIn,
) {
  const { nonce } = origin
  if (nonce === null) return refuse('CODE_EXPIRED')
  return deps.guard.attempt({ account: null, origin }, () => checkAnswer(app, deps, { code, nonce, ...how }))
}

async function checkAnswer(
  app: AppContext,
  deps: StudentSignInDeps,
  { code, nonce, ...how }: Omit<CodeSignIn, 'origin'> & { readonly nonce: string },
): Promise<Judged<Refusal<'CODE_EXPIRED' | 'CODE_WRONG'> | SignedIn>> {
  const answered = await useLetterCode(app.database, { nonce, code, at: app.clock.wall() })
  if (answered.is === 'over') return { verdict: 'failed', answer: refuse('CODE_EXPIRED') }
  if (answered.is === 'wrong') return { verdict: 'failed', answer: refuse('CODE_WRONG') }
  const found = await lookUpCode(app, answered.account)
  const entered = await enterStudent(app, deps, found, { ...how, shown: 'more' })
  return { verdict: 'passed', answer: entered, account: answered.account }
}
