import type { Database } from '../../db/database.ts'
import { holdersOf, keyCreator } from '../access/index.ts'
import type { Approval } from './approval.ts'
import type { Parties, Requesters } from './decide-approval.ts'

/** Who asked for it: a person, or a key together with the person who made it. */
export async function requestersOf(
  database: Database,
  { requestedBy }: Pick<Approval, 'requestedBy'>,
): Promise<Requesters> {
  const [, keyId] = /^key:(.+)$/.exec(requestedBy) ?? []
  const creator = keyId === undefined ? null : await keyCreator(database, keyId)
  return new Set([requestedBy, ...(creator === null ? [] : [creator])])
}

/** Who asked for it, and who says something about it now. */
export async function partiesOf(database: Database, approval: Approval, actor: string): Promise<Parties> {
  return {
    actor,
    holders: await holdersOf(database, actor),
    requesters: await requestersOf(database, approval),
  }
}
