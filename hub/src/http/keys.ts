import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { AppContext } from '../app-context.ts'
import { sha256 } from '../shared/ids.ts'
import { createCredentialCache } from './credential-cache.ts'
import { type Caller, rolesFrom } from './caller.ts'

/** API keys of machines: the client holds the key, the database its hash and the roles it was given. */
export interface Keys {
  /** Null for a key that nobody was given, and for one that was revoked or has expired. */
  find(key: string): Promise<Caller | null>
  /** Forgets a revoked key; another hub may take it for some seconds. */
  forget(id: string): void
}

interface KeyRow {
  id: string
  hash: string
  name: string
  roles: string
  last_used_at: string | null
  expires_at: string | null
}

const keyForm = /^mh_[\w-]{43}$/

/** A key as its owner is shown it, once, made of 256 random bits. */
export function keyFrom(secret: string): string {
  return `mh_${secret}`
}

export function createKeys({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Keys {
  const cache = createCredentialCache<KeyRow>(clock)
  const readers = new Map<string, KeyRow>()
  const ask = async (hash: string) => {
    const row = await readKey(database, hash, clock.wall())
    if (row !== undefined && readsNumbersAlone(row)) readers.set(hash, row)
    else readers.delete(hash)
    return row
  }
  return {
    async find(key) {
      if (!keyForm.test(key)) return null
      const hash = sha256(key)
      const row = await cache.of(hash, () => orAsBefore(ask(hash), readers.get(hash)))
      return row === undefined || hasExpired(row, clock.wall()) ? null : callerFrom(row)
    },
    forget(id) {
      cache.forget((row) => row.id === id)
      for (const [hash, row] of readers) if (row.id === id) readers.delete(hash)
    },
  }
}

/** What reads numbers and nothing else is believed while the database is away: they say that it is. */
function readsNumbersAlone({ roles }: KeyRow): boolean {
  return rolesFrom(roles).every((role) => role === 'metrics')
}

const timeoutMs = 1000

/** The row as the database answers it; as it was, where that fails or takes long. */
async function orAsBefore(asking: Promise<KeyRow | undefined>, before: KeyRow | undefined) {
  if (before === undefined) return asking
  const late = pause(timeoutMs, before, { ref: false })
  return Promise.race([asking.catch(() => before), late])
}

function hasExpired({ expires_at: at }: KeyRow, now: Date): boolean {
  return at !== null && at <= now.toISOString()
}

async function readKey(database: Database, hash: string, now: Date): Promise<KeyRow | undefined> {
  const row = await database<KeyRow>('api_key').where({ hash }).whereNull('revoked_at').first()
  if (row !== undefined) await noteUse(database, row, now)
  return row
}

/** A busy key writes at most once a minute. */
async function noteUse(database: Database, { id, last_used_at }: KeyRow, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000).toISOString()
  if (last_used_at !== null && last_used_at > aMinuteAgo) return
  await database<KeyRow>('api_key').where({ id, last_used_at }).update({ last_used_at: now.toISOString() })
}

function callerFrom({ id, hash, name, roles }: KeyRow): Caller {
  return {
    kind: 'key',
    subject: id,
    name,
    roles: rolesFrom(roles),
    csrfToken: '',
    sessionHash: hash,
    openedBy: null,
  }
}
