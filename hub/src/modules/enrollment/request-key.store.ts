import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'

/** An Idempotency-Key and what it was sent with; a key is its caller's own. */
export interface RequestKey {
  readonly actor: string
  readonly key: string
  readonly requestHash: string
}

const rememberedMs = 30 * 86_400_000

/** ours: nobody had it. same: it came with the same request before. other: it came with another one. */
export async function claimKey(
  database: Database,
  { actor, key, requestHash }: RequestKey,
  at: Date,
): Promise<'ours' | 'same' | 'other'> {
  const forgotten = new Date(at.getTime() - rememberedMs).toISOString()
  await database('request_key').where('created_at', '<', forgotten).delete()
  const row = { actor, key, request_hash: requestHash, created_at: at.toISOString() }
  if (await insertIfAbsent(database, 'request_key', row, ['actor', 'key'])) return 'ours'
  const same = await database('request_key').where({ actor, key, request_hash: requestHash }).first('key')
  return same === undefined ? 'other' : 'same'
}

/** Lets a key go whose request was refused: the caller may put it right and send it again. */
export async function releaseKey(database: Database, { actor, key }: RequestKey): Promise<void> {
  await database('request_key').where({ actor, key }).delete()
}
