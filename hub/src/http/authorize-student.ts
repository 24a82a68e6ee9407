import { refuse, type Refusal } from '../shared/refusal.ts'
import { type Caller, isOffice } from './caller.ts'

/**
 * The student a call is about: any for the office; for a family its own, and any other is not there
 * (access-31).
 */
export function authorizeStudent(caller: Caller, asked: string): Refusal<'NOT_FOUND'> | string {
  const code = asked.toUpperCase()
  return isOffice(caller) || (caller.kind === 'student' && caller.subject === code)
    ? code
    : refuse('NOT_FOUND')
}
