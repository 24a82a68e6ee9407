import type { AppContext } from '../../app-context.ts'
import { callerOf, type Caller } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  guardianEmail,
  viewSession,
  guardianSession,
  lockGuardian,
  enterStudent,
  lookUpCode,
  type SignedIn,
} from '../access/index.ts'
import { sessionView } from '../access/session.schemas.ts'
import { answerLogin } from '../access/index.ts'
import { loginView } from '../access/family-sign-in/login.schemas.ts'
import { childParams } from './families.schemas.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ownChildren } from './own-children.ts'

/** A guardian goes into a child's wizard, and back. */
export function familySessionsRoutes(app: AppContext, sessions: Sessions): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/family/students/{child}/session',
      refuses: ['NOT_VERIFIED', 'NOT_FOUND', 'FEATURE_DOWN'],
      params: childParams,
      options: {
        tags: ['api'],
        description: 'Opens a child’s wizard for its guardian, who has shown already who they are',
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const caller = callerOf(request)
        const email = await guardianEmail(app.database, caller.subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const code = String(request.params['child'])
        const input = { caller, email, code, trace: request.info.id }
        return answerLogin(app, request, h, await enterChild(app, sessions, input))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/family/session',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Leaves the child’s wizard for the guardian’s own session, which opened it',
        response: { schema: sessionView },
      },
      handler: async (request, h) => {
        const session = await returnToFamily(app, sessions, callerOf(request))
        if (isRefused(session)) return session
        return h.response(viewSession(session.caller)).state(sessionCookie, session.secret)
      },
    }),
  ]
}

/** The guardian who opened the student's session has their own again; for anybody else there is nothing to go to. */
async function returnToFamily(
  app: Pick<AppContext, 'config' | 'database'>,
  sessions: Sessions,
  { openedBy, sessionHash }: Caller,
): Promise<Refusal<'NOT_FOUND'> | { readonly secret: string; readonly caller: Caller }> {
  if (openedBy === null) return refuse('NOT_FOUND')
  const opened = await inTransaction(app.database, async (trx) => {
    const guardian = await lockGuardian(trx, openedBy)
    if (guardian?.isVerified !== true) return refuse('NOT_FOUND')
    return sessions.open(guardianSession(app, guardian), trx)
  })
  await sessions.close(sessionHash)
  return opened
}

interface ChildEntry {
  readonly caller: Caller
  /** The guardian's verified address. */
  readonly email: string
  readonly code: string
  readonly trace: string
}

/** Where a child's code leads, decided as at the sign-in; the child's session takes the place of the guardian's. */
async function enterChild(
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
