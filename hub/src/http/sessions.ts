import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { AppContext } from '../app-context.ts'
import { type RandomIds, sha256 } from '../shared/ids.ts'
import { createCredentialCache } from './credential-cache.ts'
import { type Caller, rolesFrom } from './caller.ts'

export const sessionCookie = 'matricula'

/** Sessions are opaque: the browser holds a random secret, the database its hash and what it stands for. */
export interface Sessions {
  /** Opens a session under a new secret, so that an old or planted one is worth nothing; in a story when given one. */
  open(who: NewSession, trx?: Transaction): Promise<{ secret: string; caller: Caller }>
  find(secret: string): Promise<Caller | null>
  close(sessionHash: string): Promise<void>
  /** Ends every session of an account, as after a new password; in a story when given one. */
  closeAllOf(kind: Caller['kind'], subject: string, trx?: Transaction): Promise<void>
}

export interface NewSession {
  readonly kind: Exclude<Caller['kind'], 'key'>
  readonly subject: string
  readonly name: string
  readonly roles: Caller['roles']
  readonly minutes: number
  /** The guardian who opened a student's session. */
  readonly openedBy?: string
}

interface SessionRow {
  id_hash: string
  kind: Caller['kind']
  subject: string
  name: string
  roles: string
  csrf_token: string
  expires_at: string
  opened_by: string | null
}

export function createSessions(app: Pick<AppContext, 'database' | 'clock'> & { ids: RandomIds }): Sessions {
  const { database, clock, ids } = app
  const cache = createCredentialCache<SessionRow>(clock)
  return {
    async open({ kind, subject, name, roles, minutes, openedBy }, trx) {
      const secret = ids.secret()
      const now = clock.wall()
      const row = {
        id_hash: sha256(secret),
        kind,
        subject,
        name,
        roles: JSON.stringify(roles),
        csrf_token: ids.token(),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
        opened_by: openedBy ?? null,
      }
      await (trx ?? database)('session').insert(row)
      // What the browser asks next need not look it up; a story that is undone leaves nothing.
      const written = trx?.executionPromise ?? Promise.resolve()
      cache.of(row.id_hash, () => written.then(() => row)).catch(() => {})
      return { secret, caller: callerFrom(row) }
    },
    async find(secret) {
      const hash = sha256(secret)
      const row = await cache.of(hash, () => readSession(database, hash))
      return row === undefined || row.expires_at <= clock.wall().toISOString() ? null : callerFrom(row)
    },
    async close(sessionHash) {
      await database('session').where({ id_hash: sessionHash }).delete()
      cache.forget((row) => row.id_hash === sessionHash)
    },
    async closeAllOf(kind, subject, trx) {
      await (trx ?? database)('session').where({ kind, subject }).delete()
      if (kind === 'guardian') await (trx ?? database)('session').where({ opened_by: subject }).delete()
      const forget = () => cache.forget((row) => isOf(row, kind, subject))
      forget()
      // Until the story ends, other callers still find the rows.
      trx?.executionPromise.then(forget, () => {})
    },
  }
}

/** An account's own sessions, and the students' that a guardian has opened. */
function isOf(row: SessionRow, kind: Caller['kind'], subject: string): boolean {
  return (row.kind === kind && row.subject === subject) || (kind === 'guardian' && row.opened_by === subject)
}

async function readSession(database: Database, hash: string): Promise<SessionRow | undefined> {
  return database<SessionRow>('session').where({ id_hash: hash }).first()
}

function callerFrom(row: SessionRow): Caller {
  return {
    kind: row.kind,
    subject: row.subject,
    name: row.name,
    roles: rolesFrom(row.roles),
    csrfToken: row.csrf_token,
    sessionHash: row.id_hash,
    openedBy: row.opened_by,
  }
}

/** Deletes what nobody can use any more; run by schedule. */
export async function purgeSessions(database: Database, now: Date): Promise<void> {
  await database('session').where('expires_at', '<', now.toISOString()).delete()
}
