import type { AppContext } from '../../app-context.ts'
import type { Words } from './found-by.ts'
import { findPaidBy } from './paid-by.store.ts'

/** Payers and the students of invoices stand in texts of each payment, which are read of a season and its eve alone. */
const readBackMs = 400 * 24 * 3_600_000

/** What finance's lists are searched by. Who pays is found by a name that the searcher knows, and is not told. */
export async function wordsOf(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { search }: { readonly search?: string },
): Promise<Words> {
  if (search === undefined) return {}
  const textsSince = new Date(clock.now().getTime() - readBackMs)
  return { search, textsSince, paidBy: await findPaidBy(database, search, textsSince) }
}
