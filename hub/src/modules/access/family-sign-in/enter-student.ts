import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Sessions } from '../../../http/sessions.ts'
import type { SignInOutcome } from '../decide-sign-in.ts'
import type { SignInGuard } from '../guard/sign-in-guard.ts'
import { noticeInForce, recordConsent } from '../../privacy/index.ts'
import { type LookedUp, type SignInNotice, noticeOf } from './look-up-code.ts'
import type { SignInLetters } from './sign-in-letters.ts'
import { logSignIn } from '../sign-in-log.store.ts'

export interface StudentSignInDeps {
  readonly guard: SignInGuard
  readonly letters: SignInLetters
  readonly sessions: Sessions
}

export interface SignedIn {
  readonly is: 'signed-in'
  readonly outcome: SignInOutcome | 'check-mail'
  readonly notice: SignInNotice | 'check-mail'
  /** When the outcome is `proceed`, or the enrollment is complete and more than the code was shown. */
  readonly session: { readonly secret: string; readonly caller: Caller } | null
  /** The new secret of the browser, where it is remembered from now on. */
  readonly device?: string | null
  /** The secret of the browser that a code was sent for, when the outcome is `check-mail`. */
  readonly nonce?: string
}

/** Remembers the browser for the account that gets in with it; answers its new secret, null where it keeps its own. */
export type KeepDevice = (trx: Transaction, account: string) => Promise<string | null>

export interface Entering {
  readonly trace: string
  /** Who enters for the student after having shown who they are; absent for whoever has the code. */
  readonly guardianId?: string
  /** The code alone; or more: a second proof, a guardian's account, a device on which the family got in before. */
  readonly shown: 'code' | 'more'
  /** Absent where nobody's browser is remembered by it. */
  readonly keepDevice?: KeepDevice
}

/** Tells the outcome of a code, and opens the session when it is to proceed. */
export async function enterStudent(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'enrollment'>,
  { sessions }: Pick<StudentSignInDeps, 'sessions'>,
  { code, outcome, undone }: Pick<LookedUp, 'code' | 'outcome' | 'undone'>,
  { trace, guardianId, shown, keepDevice }: Entering,
): Promise<SignedIn> {
  const minutes = app.config.settings.access.studentSessionMinutes
  const opener = guardianId !== undefined && { openedBy: guardianId }
  const who = { kind: 'student', subject: code, name: code, roles: [], minutes, ...opener } as const
  const actor = guardianId === undefined ? `student:${code}` : `guardian:${guardianId}`
  const entered = await inTransaction(app.database, async (trx) => {
    await logSignIn(trx, { student: code, result: outcome, at: app.clock.now() })
    if (outcome !== 'proceed' && !(outcome === 'complete' && shown === 'more')) return { session: null }
    await keepConsent(app, trx, { code, actor, trace })
    const session = await sessions.open(who, trx)
    return { session, device: (await keepDevice?.(trx, code)) ?? null }
  })
  return { is: 'signed-in', outcome, notice: await noticeOf(app, { code, outcome, undone }), ...entered }
}

/** Who signs in agrees to the notice that the page shows (privacy-2). */
function keepConsent(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  { code, actor, trace }: { readonly code: string; readonly actor: string; readonly trace: string },
): Promise<void> {
  return recordConsent(trx, {
    ...noticeInForce(config),
    studentCode: code,
    purpose: 'enrollment',
    channel: 'portal',
    actor,
    at: clock.wall(),
    trace,
  })
}
