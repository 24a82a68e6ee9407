import type { Request } from '@hapi/hapi'

/** The roles of readings 2.2. `admin` may do what any of them may. */
export const staffRoles = ['admissions', 'finance', 'transport', 'food', 'security', 'it', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who calls. A student's session is bound to that one student. */
export interface Caller {
  readonly kind: 'student' | 'staff'
  /** School code or user name. */
  readonly subject: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly csrfToken: string
  /** Names the session without opening it. */
  readonly sessionHash: string
}

declare module '@hapi/hapi' {
  interface AppCredentials {
    caller: Caller
  }
}

/** The caller of a route whose door asks for one. */
export function callerOf(request: Request): Caller {
  const caller = maybeCallerOf(request)
  if (caller === null) throw new Error(`${request.route.path} has no door that asks who calls`)
  return caller
}

export function maybeCallerOf(request: Request): Caller | null {
  return request.auth.credentials?.app?.caller ?? null
}

/** The name of the caller in logs, audit and payments: never a person's name. */
export function actorOf(caller: Caller): string {
  return `${caller.kind}:${caller.subject}`
}
