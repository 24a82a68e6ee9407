import type { Locale } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { announceLink } from '../access/index.ts'
import type { SignedIn, StudentDoor } from './enter-student.ts'
import type { LookedUp } from './look-up-code.ts'
import { logSignIn } from './sign-in-log.store.ts'

export interface LinkRequest extends Pick<LookedUp, 'code' | 'outcome'> {
  readonly locale: Locale
  readonly trace: string
}

/**
 * Answers every code alike. A link goes only where it would open something, and not too often; else a mail is
 * announced that nobody gets, so that the work is alike too.
 */
export async function mailSignInLink(
  house: House,
  door: StudentDoor,
  { code, outcome, locale, trace }: LinkRequest,
): Promise<SignedIn> {
  const goes = outcome === 'proceed' && (await door.byMail.take(code)) === null
  const subject = goes ? code : house.ids.id()
  await inTransaction(house.database, async (trx) => {
    await logSignIn(trx, { student: code, result: 'check-mail', at: house.clock.now() })
    await announceLink(trx, house, { purpose: 'student-sign-in', subject, locale, trace })
  })
  house.work.wake('deliver-outbox')
  return { is: 'signed-in', outcome: 'check-mail', session: null }
}
