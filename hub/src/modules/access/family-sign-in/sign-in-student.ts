import type { Locale } from '../../../config/texts.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'
import { refuse, type Refusal } from '../../../shared/refusal.ts'
import { announceLink } from '../announce-link.ts'
import type { Judged, Verdict } from '../guard/sign-in-guard.ts'
import type { KnownDevice } from '../known-device.store.ts'
import { endsADocument, isProof, stepBefore } from '../second-proof.ts'
import { openChallenge } from '../sign-in-challenge.store.ts'
import { enterStudent, type KeepDevice, type SignedIn, type StudentSignInDeps } from './enter-student.ts'
import { type LookedUp, lookUpCode } from './look-up-code.ts'
import type { LetterRequest } from './sign-in-letters.ts'
import { logSignIn } from '../sign-in-log.store.ts'
import type { SignInOutcome } from '../decide-sign-in.ts'
import type { Student } from '../../students/student.ts'

export interface StudentSignIn {
  readonly studentCode: string
  /** What the family shows besides the code; empty when it shows nothing. */
  readonly secondProof: string
  readonly origin: Origin
  readonly locale: Locale
  readonly trace: string
  readonly keepDevice: KeepDevice
}

/** Sign-in by school code (seasons-14). Every try is logged, whatever its outcome; failures count. */
export async function signInStudent(
  app: AppContext,
  deps: StudentSignInDeps,
  { studentCode, origin, ...shown }: StudentSignIn,
) {
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
  { code, device, origin, secondProof, locale, trace, keepDevice }: CodeShown,
): Promise<Judged<Refusal<'SECOND_PROOF'> | SignedIn>> {
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
  const entered = await enterStudent(app, deps, found, { trace, shown, keepDevice })
  return { verdict: verdictOn(found.outcome), answer: entered }
}

type Shown = Pick<StudentSignIn, 'secondProof' | 'trace'>

async function isProven(
  app: Pick<AppContext, 'plugins'>,
  found: LookedUp,
  { secondProof, trace }: Shown,
): Promise<boolean> {
  if (!isProof(secondProof)) return false
  return endsADocument(secondProof, await documentsOfGuardians(app, { ...found, trace }))
}

async function refuseProof(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  code: string,
  shown: string,
): Promise<Refusal<'SECOND_PROOF'>> {
  await logSignIn(database, { student: code, result: 'second-proof', at: clock.now() })
  const key = isProof(shown) ? 'access.secondProofWrong' : 'access.secondProofMissing'
  return refuse('SECOND_PROOF', { fields: { secondProof: [key] } })
}

interface LinkRequest extends Pick<LookedUp, 'outcome'>, LetterRequest {
  readonly locale: Locale
  readonly trace: string
}

/**
 * Answers every code alike. A link and a code go only where it would open something, and not too often; else a mail is
 * announced that nobody gets, so that the work is alike too.
 */
async function mailSignInLink(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'work'>,
  { letters }: StudentSignInDeps,
  { outcome, locale, trace, ...request }: LinkRequest,
): Promise<SignedIn> {
  const { code } = request
  const asked = { student: code, result: 'check-mail', at: app.clock.now() }
  if (await letters.isAskedAgain(request)) {
    await logSignIn(app.database, asked)
    return checkMail
  }
  const mayLeave = await letters.mayLeave(request)
  const subject = outcome === 'proceed' && mayLeave ? code : app.ids.id()
  const at = app.clock.wall()
  const minutes = app.config.settings.access.linkMinutes
  const nonce = await inTransaction(app.database, async (trx) => {
    await logSignIn(trx, asked)
    const challenge = await openChallenge(trx, { account: subject, minutes, at })
    const link = { purpose: 'student-sign-in', subject, locale, trace } as const
    await announceLink(trx, app, { ...link, challenge: challenge.id })
    return challenge.nonce
  })
  await letters.noteAsked(code, nonce)
  app.work.trigger('deliver-outbox')
  return { ...checkMail, nonce }
}

const checkMail = { is: 'signed-in', outcome: 'check-mail', notice: 'check-mail', session: null } as const

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
function verdictOn(outcome: SignInOutcome): Verdict {
  return verdicts[outcome]
}

interface DocumentQuestion {
  readonly code: string
  /** Null when nobody has the code: the same questions are asked, so that the time tells nothing of it. */
  readonly student: Pick<Student, 'id'> | null
  readonly trace: string
}

const deadlineMs = 10_000

/** Identity documents of a student's guardians. Throws when the student information system does not answer. */
async function documentsOfGuardians(
  { plugins }: Pick<AppContext, 'plugins'>,
  { code, student, trace }: DocumentQuestion,
): Promise<readonly (string | null)[]> {
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const related = await plugins.sis.relationships(student?.id ?? code, read)
  const ids = related.length === 0 ? [code] : related.map(({ relatedId }) => relatedId)
  const guardians = await Promise.all(ids.map((id) => plugins.sis.findGuardian(id, read)))
  return student === null ? [] : guardians.map((guardian) => guardian?.document ?? null)
}
