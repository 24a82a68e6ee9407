import type { Request } from '@hapi/hapi'
import type { Database } from '../../db/open-database.ts'
import type { Words } from './found-by.ts'
import { attemptsPaidBy } from './paid-by.store.ts'

/** What finance's lists are searched by. Who pays is found by a name that the searcher knows, and is not told. */
export async function wordsOf(database: Database, request: Request): Promise<Words> {
  const { search } = request.query as { readonly search?: string }
  return search === undefined ? {} : { search, paidBy: await attemptsPaidBy(database, search) }
}
