import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail, sessionView, viewSession } from '../access/index.ts'
import { answerLogin, loginView } from '../access/index.ts'
import { childParams } from './families.schemas.ts'
import { enterChild } from './enter-child.ts'
import { returnToFamily } from './return-to-family.ts'

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
