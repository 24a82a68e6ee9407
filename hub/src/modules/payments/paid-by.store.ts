import type { Database } from '../../db/open-database.ts'
import { fold } from '../../shared/fold.ts'

/** Of payments that somebody is called as who pays them, by their ids: orders' attempts and families' payments. */
export interface PaidBy {
  readonly attempts: readonly string[]
  readonly families: readonly string[]
}

/** More payers than this are no answer to a search; the latest are. */
const most = 500

interface PaidRow {
  readonly id: string
  readonly payer: string
}

/** What began since then and whose payer's name, document, mail or phone holds every word. */
export async function findPaidBy(database: Database, search: string, since: Date): Promise<PaidBy> {
  const words = fold(search).split(' ').filter(Boolean)
  if (words.length === 0) return { attempts: [], families: [] }
  const called = async (table: 'payment_attempt' | 'family_payment') => {
    const rows: PaidRow[] = await database(table)
      .where('started_at', '>=', since.toISOString())
      .whereNotNull('payer')
      .orderBy('started_at', 'desc')
      .select('id', 'payer')
    return rows
      .filter(({ payer }) => holds(payer, words))
      .map(({ id }) => id)
      .slice(0, most)
  }
  return { attempts: await called('payment_attempt'), families: await called('family_payment') }
}

function holds(payer: string, words: readonly string[]): boolean {
  const told = fold(Object.values<unknown>(JSON.parse(payer)).join(' '))
  return words.every((word) => told.includes(word))
}
