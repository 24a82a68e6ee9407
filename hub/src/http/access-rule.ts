import type { Role } from './caller.ts'

/**
 * anyone: no session asked. signing-in: the same, and a stale session's CSRF token is not asked either.
 * provider: a vendor, proven by its signature. A list: whoever has one of them; `student` and `guardian` reach what
 * is theirs and nothing else. `+person`: and no key, whatever its roles; one that got into wrong hands must not make
 * accounts or further keys.
 */
export type AccessRule = 'anyone' | 'signing-in' | 'provider' | readonly (Role | '+person')[]

/** The rule of each call, by the module that serves it. */
export type ModuleRules = Readonly<Record<string, Readonly<Record<string, AccessRule>>>>
