import type { Database } from '../../db/open-database.ts'
import { fold } from '../../shared/fold.ts'

/** More payers than this are no answer to a search. */
const most = 1000

interface PaidRow {
  readonly id: string
  readonly payer: string | null
}

/** The attempts whose payer's name, document, mail or phone holds every word. */
export async function attemptsPaidBy(database: Database, search: string): Promise<readonly string[]> {
  const words = fold(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const rows: PaidRow[] = await database('payment_attempt as a')
    .leftJoin('family_payment as f', 'f.id', 'a.family_payment_id')
    .select('a.id', database.raw('coalesce(a.payer, f.payer) as payer'))
  return rows
    .filter(({ payer }) => payer !== null && holds(payer, words))
    .map(({ id }) => id)
    .slice(0, most)
}

function holds(payer: string, words: readonly string[]): boolean {
  const told = fold(Object.values<unknown>(JSON.parse(payer)).join(' '))
  return words.every((word) => told.includes(word))
}
