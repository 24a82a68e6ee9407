import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { useLetterCode, type Judged } from '../access/index.ts'
import { enterStudent, type SignedIn, type StudentSignInDeps } from './enter-student.ts'
import { lookUpCode } from './look-up-code.ts'

export interface SignInByCodeInput {
  /** Six digits. */
  readonly code: string
  readonly origin: Origin
  readonly trace: string
}

/** Sign-in by the code beside a mail's link, in the browser that asked for it. The outcome is decided anew. */
export async function signInByCode(
  app: AppContext,
  deps: StudentSignInDeps,
  { code, origin, trace }: SignInByCodeInput,
): Promise<Refusal | SignedIn> {
  const { nonce } = origin
  if (nonce === null) return refuse('CODE_EXPIRED')
  return deps.guard.attempt({ account: null, origin }, () => checkAnswer(app, deps, { code, nonce, trace }))
}

async function checkAnswer(
  app: AppContext,
  deps: StudentSignInDeps,
  { code, nonce, trace }: { readonly code: string; readonly nonce: string; readonly trace: string },
): Promise<Judged<Refusal | SignedIn>> {
  const answered = await useLetterCode(app.database, { nonce, code, at: app.clock.wall() })
  if (answered.is === 'over') return { verdict: 'failed', answer: refuse('CODE_EXPIRED') }
  if (answered.is === 'wrong') return { verdict: 'failed', answer: refuse('CODE_WRONG') }
  const found = await lookUpCode(app, answered.account)
  const entered = await enterStudent(app, deps, found, { trace, shown: 'more' })
  return { verdict: 'passed', answer: entered, account: answered.account }
}
