import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import {
  documentsOfGuardians,
  endsADocument,
  isProof,
  type Judged,
  type KnownDevice,
  stepBefore,
  verdictOn,
} from '../access/index.ts'
import { enterStudent, type SignedIn, type StudentSignInDeps } from './enter-student.ts'
import { type LookedUp, lookUpCode } from './look-up-code.ts'
import { mailSignInLink } from './mail-sign-in-link.ts'
import { logSignIn } from './sign-in-log.store.ts'

export interface StudentSignIn {
  readonly studentCode: string
  /** What the family shows besides the code; empty when it shows nothing. */
  readonly secondProof: string
  readonly origin: Origin
  readonly locale: Locale
  readonly trace: string
}

/** Sign-in by school code (seasons-14). Every try is logged, whatever its outcome; failures count. */
export async function signInStudent(
  app: AppContext,
  deps: StudentSignInDeps,
  { studentCode, origin, ...shown }: StudentSignIn,
): Promise<Refusal | SignedIn> {
  const code = studentCode.toUpperCase()
  return deps.guard.attempt({ account: code, origin }, (device) =>
    checkCode(app, deps, { code, device, origin, ...shown }),
  )
}

interface CodeShown extends Omit<StudentSignIn, 'studentCode'> {
  readonly code: string
  /** What the browser is remembered for with this code. */
  readonly device: KnownDevice | null
}

async function checkCode(
  app: AppContext,
  deps: StudentSignInDeps,
  { code, device, origin, secondProof, locale, trace }: CodeShown,
): Promise<Judged<Refusal | SignedIn>> {
  const found = await lookUpCode(app, code)
  const mode = app.config.settings.access.secondProof
  // Who has shown it on this device is not asked again.
  const step = device?.proof === mode ? 'tell' : stepBefore(found.outcome, mode)
  if (step === 'check-mail') {
    const asked = await mailSignInLink(app, deps, {
      code,
      outcome: found.outcome,
      device,
      origin,
      locale,
      trace,
    })
    return { verdict: 'undecided', answer: asked }
  }
  if (step === 'ask' && !(await isProven(app, found, { secondProof, trace }))) {
    const refused = await refuseProof(app, code, secondProof)
    return { verdict: isProof(secondProof) ? 'failed' : 'undecided', answer: refused }
  }
  const shown = step === 'ask' || device !== null ? 'more' : 'code'
  const entered = await enterStudent(app, deps, found, { trace, shown })
  return { verdict: verdictOn(found.outcome), answer: entered }
}

type Shown = Pick<StudentSignIn, 'secondProof' | 'trace'>

async function isProven(app: AppContext, found: LookedUp, { secondProof, trace }: Shown): Promise<boolean> {
  if (!isProof(secondProof)) return false
  return endsADocument(secondProof, await documentsOfGuardians(app, { ...found, trace }))
}

async function refuseProof(
  { database, clock }: AppContext,
  code: string,
  shown: string,
): Promise<Refusal<'SECOND_PROOF'>> {
  await logSignIn(database, { student: code, result: 'second-proof', at: clock.now() })
  const key = isProof(shown) ? 'access.secondProofWrong' : 'access.secondProofMissing'
  return refuse('SECOND_PROOF', { fields: { secondProof: [key] } })
}
