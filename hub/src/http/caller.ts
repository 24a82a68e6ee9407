import type { Request } from '@hapi/hapi'
import { staffRoles } from '../../api/lists.ts'

export type StaffRole = (typeof staffRoles)[number]

/** Roles as a row keeps them; a role that the hub does not know opens nothing. */
export function rolesFrom(written: string): StaffRole[] {
  const roles: unknown = JSON.parse(written)
  return staffRoles.filter((role) => Array.isArray(roles) && roles.includes(role))
}

/** What an access rule names: a staff role, or being a student's family or a guardian. */
export type Role = StaffRole | 'student' | 'guardian'

/** Who calls. A student's session is bound to that one student; a key is a machine's, with the roles it was given. */
export interface Caller {
  readonly kind: 'student' | 'guardian' | 'staff' | 'key'
  /** School code, guardian's id, user name or the key's id. */
  readonly subject: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Empty for a key: it has no cookie that a foreign page could make a browser send. */
  readonly csrfToken: string
  /** Names the session or the key without opening it. */
  readonly sessionHash: string
  /** The id of the guardian who opened a student's session; null where the student's code did. */
  readonly openedBy: string | null
}

declare module '@hapi/hapi' {
  interface AppCredentials {
    caller: Caller
  }
}

/** The caller of a route whose access rule asks for one. */
export function callerOf(request: Request): Caller {
  const caller = maybeCallerOf(request)
  if (caller === null) throw new Error(`${request.route.path} has no access rule that asks who calls`)
  return caller
}

export function maybeCallerOf(request: Request): Caller | null {
  return request.auth.credentials?.app?.caller ?? null
}

/** The name of the caller in logs, audit and payments: never a person's name. */
export function actorOf(caller: Caller): string {
  return `${caller.kind}:${caller.subject}`
}

/** What a caller's session or key opens; `person` says that somebody sits behind it. */
export function scopeOf({ kind, roles }: Pick<Caller, 'kind' | 'roles'>): string[] {
  switch (kind) {
    case 'student':
    case 'guardian':
      return [kind]
    case 'staff':
      return [...roles, 'person']
    case 'key':
      return [...roles]
  }
}

/** Staff and machines reach any student's record, and leave a trace; a family reaches its own alone. */
export function isOffice({ kind }: Pick<Caller, 'kind'>): boolean {
  return kind === 'staff' || kind === 'key'
}
