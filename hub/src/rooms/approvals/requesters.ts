import type { Database } from '../../db/open-database.ts'
import { keyCreator } from '../access/index.ts'
import type { Approval } from './approval.ts'
import type { Requesters } from './decide-approval.ts'

/** Who asked for it: a person, or a key together with the person who made it. */
export async function requestersOf(
  database: Database,
  { requestedBy }: Pick<Approval, 'requestedBy'>,
): Promise<Requesters> {
  const [, keyId] = /^key:(.+)$/.exec(requestedBy) ?? []
  const creator = keyId === undefined ? null : await keyCreator(database, keyId)
  return new Set([requestedBy, ...(creator === null ? [] : [creator])])
}
