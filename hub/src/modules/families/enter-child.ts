import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { enterStudent, lookUpCode, type SignedIn } from '../access/index.ts'
import { ownChildren } from './own-children.ts'

export interface ChildEntry {
  readonly caller: Caller
  /** The guardian's verified address. */
  readonly email: string
  readonly code: string
  readonly trace: string
}

/** Where a child's code leads, decided as at the sign-in; the child's session takes the place of the guardian's. */
export async function enterChild(
  app: AppContext,
  sessions: Sessions,
  { caller, email, code, trace }: ChildEntry,
): Promise<Refusal<'NOT_FOUND'> | SignedIn> {
  const own = await ownChildren(app, email, trace)
  if (!own.some((student) => student.code === code)) return refuse('NOT_FOUND')
  const found = await lookUpCode(app, code)
  const entered = await enterStudent(app, { sessions }, found, {
    trace,
    guardianId: caller.subject,
    shown: 'more',
  })
  if (entered.session !== null) await sessions.close(caller.sessionHash)
  return entered
}
