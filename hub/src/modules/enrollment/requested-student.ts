import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** The student that a path names, when the caller reaches it and the roster has it. */
export async function askedStudent(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  request: Request,
): Promise<Refusal<'NOT_FOUND'> | Student> {
  const code = authorizeStudent(callerOf(request), requestedCode(request))
  return isRefused(code) ? code : ((await readStudent(app, code)) ?? refuse('NOT_FOUND'))
}

/** For the audit trail. */
export function requestedCode(request: Request): string {
  return String(request.params['student']).toUpperCase()
}
