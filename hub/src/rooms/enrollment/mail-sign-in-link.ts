import type { Locale } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { announceLink, openChallenge } from '../access/index.ts'
import type { SignedIn, StudentDoor } from './enter-student.ts'
import type { LookedUp } from './look-up-code.ts'
import { logSignIn } from './sign-in-log.store.ts'

export interface LinkRequest extends Pick<LookedUp, 'code' | 'outcome'> {
  readonly network: string
  readonly locale: Locale
  readonly trace: string
}

/**
 * Answers every code alike. A link and a code go only where it would open something, and not too often; else a mail is
 * announced that nobody gets, so that the work is alike too.
 */
export async function mailSignInLink(
  house: House,
  door: StudentDoor,
  { code, outcome, network, locale, trace }: LinkRequest,
): Promise<SignedIn> {
  const tooMany = (await door.byMailHere.take(`${code} ${network}`)) ?? (await door.byMail.take(code))
  const subject = outcome === 'proceed' && tooMany === null ? code : house.ids.id()
  const at = house.clock.wall()
  const minutes = house.config.settings.access.linkMinutes
  const nonce = await inTransaction(house.database, async (trx) => {
    await logSignIn(trx, { student: code, result: 'check-mail', at: house.clock.now() })
    const challenge = await openChallenge(trx, { account: subject, minutes, at })
    const link = { purpose: 'student-sign-in', subject, locale, trace } as const
    await announceLink(trx, house, { ...link, challenge: challenge.id })
    return challenge.nonce
  })
  house.work.wake('deliver-outbox')
  return { is: 'signed-in', outcome: 'check-mail', session: null, nonce }
}
