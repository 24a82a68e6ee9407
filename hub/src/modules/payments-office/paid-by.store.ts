import type { Database } from '../../db/database.ts'
import { fold } from '../../../api/fold.ts'
import { checkoutPayerOf } from '../payments/payer.ts'

/** More payers than this are no answer to a search; the latest are. */
const most = 500

interface PaidRow {
  readonly id: string
  readonly payer: string
}

/** Ids of the attempts that began since then and whose payer's name, document, mail or phone holds every word. */
export async function findPaidBy(
  database: Database,
  search: string,
  since: Date,
): Promise<readonly string[]> {
  const words = fold(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const rows: PaidRow[] = await database('payment_attempt')
    .where('started_at', '>=', since.toISOString())
    .whereIn('pays', ['order', 'orders', 'part'])
    .whereNotNull('payer')
    .orderBy('started_at', 'desc')
    .select('id', 'payer')
  return rows
    .filter(({ payer }) => holds(payer, words))
    .map(({ id }) => id)
    .slice(0, most)
}

function holds(payer: string, words: readonly string[]): boolean {
  const known = fold(Object.values(checkoutPayerOf(JSON.parse(payer))).join(' '))
  return words.every((word) => known.includes(word))
}
