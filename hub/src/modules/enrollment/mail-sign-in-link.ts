import type { Locale } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { announceLink, openChallenge } from '../access/index.ts'
import type { SignedIn, StudentSignInDeps } from './enter-student.ts'
import type { LookedUp } from './look-up-code.ts'
import { logSignIn } from './sign-in-log.store.ts'
import type { LetterRequest } from './sign-in-letters.ts'

export interface LinkRequest extends Pick<LookedUp, 'outcome'>, LetterRequest {
  readonly locale: Locale
  readonly trace: string
}

/**
 * Answers every code alike. A link and a code go only where it would open something, and not too often; else a mail is
 * announced that nobody gets, so that the work is alike too.
 */
export async function mailSignInLink(
  app: AppContext,
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
