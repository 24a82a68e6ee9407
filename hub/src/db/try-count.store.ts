import type { Database } from './database.ts'
import { dialectOf, type RawAnswer, rowsOf } from './statements.ts'

export interface TryCount {
  readonly tries: number
  readonly expiresAt: Date
}

export interface Addition {
  readonly keyHash: string
  readonly tries: number
  readonly now: Date
  /** When a count that begins now begins again. */
  readonly expiresAt: Date
}

interface TryRow {
  key_hash: string
  tries: number
  expires_at: string
}

/** Adds to the count of a key, or begins it anew once it is over; one statement, so that no two additions are one. */
export async function addTries(
  database: Database,
  { keyHash, tries, now, expiresAt }: Addition,
): Promise<TryCount> {
  const values = { keyHash, tries, now: now.toISOString(), expires: expiresAt.toISOString() }
  const statement = dialectOf(database) === 'mssql' ? merge : insertOrAdd
  const answer: RawAnswer<TryRow> = await database.raw(statement, values)
  const [row] = rowsOf(answer)
  if (row === undefined) throw new Error('a count was added to and is not there')
  return countFrom(row)
}

const insertOrAdd = `
  insert into try_count (key_hash, tries, expires_at) values (:keyHash, :tries, :expires)
  on conflict (key_hash) do update set
    tries = case when try_count.expires_at <= :now then excluded.tries else try_count.tries + excluded.tries end,
    expires_at = case when try_count.expires_at <= :now then excluded.expires_at else try_count.expires_at end
  returning key_hash, tries, expires_at`.trim()

const merge = `
  merge try_count with (holdlock) as kept
  using (select :keyHash as key_hash, :tries as tries, :expires as expires_at) as added
  on kept.key_hash = added.key_hash
  when matched then update set
    tries = case when kept.expires_at <= :now then added.tries else kept.tries + added.tries end,
    expires_at = case when kept.expires_at <= :now then added.expires_at else kept.expires_at end
  when not matched then insert (key_hash, tries, expires_at) values (added.key_hash, added.tries, added.expires_at)
  output inserted.key_hash, inserted.tries, inserted.expires_at;`.trim()

/** By key; one of which nothing is counted, or no longer, is not there. */
export async function readTries(
  database: Database,
  keyHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TryCount>> {
  const rows = await database<TryRow>('try_count')
    .whereIn('key_hash', [...keyHashes])
    .where('expires_at', '>', now.toISOString())
  return new Map(rows.map((row) => [row.key_hash, countFrom(row)]))
}

/** Deletes counts that are over; answers how many. */
export async function dropExpiredTries(database: Database, now: Date): Promise<number> {
  return database('try_count').where('expires_at', '<=', now.toISOString()).delete()
}

function countFrom({ tries, expires_at }: TryRow): TryCount {
  return { tries, expiresAt: new Date(expires_at) }
}
