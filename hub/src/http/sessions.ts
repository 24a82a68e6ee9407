import type { Request, ResponseToolkit, Server } from '@hapi/hapi'
import Boom from '@hapi/boom'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/open-database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { House } from '../house.ts'
import { sha256 } from '../shared/ids.ts'
import { type Caller, staffRoles } from './caller.ts'

export const sessionCookie = 'matricula'

/** Sessions are opaque: the browser holds a random secret, the database its hash and what it stands for. */
export interface Sessions {
  /** Opens a session under a new secret, so that an old or planted one is worth nothing; in a story when given one. */
  open(who: NewSession, trx?: Transaction): Promise<{ secret: string; caller: Caller }>
  find(secret: string): Promise<Caller | null>
  close(sessionHash: string): Promise<void>
}

export interface NewSession {
  readonly kind: Caller['kind']
  readonly subject: string
  readonly name: string
  readonly roles: Caller['roles']
  readonly minutes: number
}

interface SessionRow {
  id_hash: string
  kind: Caller['kind']
  subject: string
  name: string
  roles: string
  csrf_token: string
  expires_at: string
}

/** Seconds another hub may still believe a session that was closed here. */
const believedMs = 5000

export function createSessions(house: Pick<House, 'database' | 'clock' | 'ids'>): Sessions {
  const { database, clock, ids } = house
  const known = new LRUCache<string, SessionRow>({ max: 10_000, ttl: believedMs })
  return {
    async open({ kind, subject, name, roles, minutes }, trx) {
      const secret = ids.secret()
      const row = {
        id_hash: sha256(secret),
        kind,
        subject,
        name,
        roles: JSON.stringify(roles),
        csrf_token: ids.token(),
        created_at: clock.wall().toISOString(),
        expires_at: new Date(clock.wall().getTime() + minutes * 60_000).toISOString(),
      }
      await (trx ?? database)('session').insert(row)
      return { secret, caller: callerFrom(row) }
    },
    async find(secret) {
      const hash = sha256(secret)
      const row = known.get(hash) ?? (await readSession(database, hash))
      if (row === undefined || row.expires_at <= clock.wall().toISOString()) return null
      known.set(hash, row)
      return callerFrom(row)
    },
    async close(sessionHash) {
      known.delete(sessionHash)
      await database('session').where({ id_hash: sessionHash }).delete()
    },
  }
}

async function readSession(database: Database, hash: string): Promise<SessionRow | undefined> {
  return database<SessionRow>('session').where({ id_hash: hash }).first()
}

function callerFrom(row: SessionRow): Caller {
  const roles: unknown = JSON.parse(row.roles)
  return {
    kind: row.kind,
    subject: row.subject,
    name: row.name,
    roles: staffRoles.filter((role) => Array.isArray(roles) && roles.includes(role)),
    csrfToken: row.csrf_token,
    sessionHash: row.id_hash,
  }
}

/** The hapi strategy behind every door: reads the cookie, answers the caller with the roles as scope. */
export function authenticateBySession(server: Server, sessions: Sessions): void {
  server.auth.scheme('session', () => ({
    async authenticate(request: Request, h: ResponseToolkit) {
      const secret: unknown = request.state[sessionCookie]
      const caller = typeof secret === 'string' ? await sessions.find(secret) : null
      if (caller === null) throw Boom.unauthorized(null, 'session')
      const scope = caller.kind === 'student' ? ['student'] : [...caller.roles]
      return h.authenticated({ credentials: { scope, app: { caller } } })
    },
  }))
  server.auth.strategy('caller', 'session')
}

/** Deletes what nobody can use any more; run by schedule. */
export async function purgeSessions(database: Database, now: Date): Promise<void> {
  await database('session').where('expires_at', '<', now.toISOString()).delete()
}
