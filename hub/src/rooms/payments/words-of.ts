import type { Request } from '@hapi/hapi'
import type { Database } from '../../db/open-database.ts'
import { callerOf } from '../../http/caller.ts'
import { mayRead } from '../../http/personal-data.ts'
import type { Words } from './found-by.ts'
import { attemptsPaidBy } from './paid-by.store.ts'

/** What a list is searched by: payers only for those who may be told of them. */
export async function wordsOf(database: Database, request: Request): Promise<Words> {
  const { search } = request.query as { readonly search?: string }
  if (search === undefined) return {}
  if (!mayRead(callerOf(request), 'payer')) return { search }
  return { search, paidBy: await attemptsPaidBy(database, search) }
}
