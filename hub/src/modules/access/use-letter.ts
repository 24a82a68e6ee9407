import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { closeLinksOf, type ShownLink, useLink } from './mail-link.store.ts'
import { type Answered, answerChallenge, closeChallenge } from './sign-in-challenge.store.ts'

/** Signs in by a letter's link, once: its code and the links of the other guardians are used up with it. Null: it is over. */
export async function useLetterLink(database: Database, secret: string, at: Date): Promise<string | null> {
  return inTransaction(database, async (trx) => {
    const used = await useLink(trx, { purpose: 'student-sign-in', secret, at } satisfies ShownLink)
    if (used === null) return null
    if (used.challenge !== null) {
      await closeChallenge(trx, used.challenge)
      await closeLinksOf(trx, used.challenge)
    }
    return used.subject
  })
}

/** Signs in by a letter's code, once: all its links are used up with it. */
export async function useLetterCode(
  database: Database,
  answer: Parameters<typeof answerChallenge>[1],
): Promise<Answered> {
  return inTransaction(database, async (trx) => {
    const answered = await answerChallenge(trx, answer)
    if (answered.is === 'right') await closeLinksOf(trx, answered.id)
    return answered
  })
}
