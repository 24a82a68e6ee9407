import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail, sessionView, viewSession } from '../access/index.ts'
import { answerLogin } from '../enrollment/index.ts'
import { loginView } from '../enrollment/enrollment.schemas.ts'
import { childParams } from './families.schemas.ts'
import { enterChild } from './enter-child.ts'
import { returnToFamily } from './return-to-family.ts'

/** A guardian goes into a child's wizard, and back. */
export function familySessionsRoutes(app: AppContext, sessions: Sessions): Route[] {
  const { texts } = app.config
  return [
    {
      method: 'POST',
      path: '/api/family/students/{child}/session',
      refuses: ['NOT_VERIFIED', 'NOT_FOUND', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Opens a child’s wizard for its guardian, who has shown already who they are',
        validate: { params: childParams },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const caller = callerOf(request)
        const email = await guardianEmail(app.database, caller.subject)
        if (email === null) return answerRefusal(texts, request, h, refuse('NOT_VERIFIED'))
        const code = String(request.params['child'])
        const input = { caller, email, code, trace: request.info.id }
        return answerLogin(app, request, h, await enterChild(app, sessions, input))
      },
    },
    {
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
        if (isRefused(session)) return answerRefusal(texts, request, h, session)
        return h.response(viewSession(session.caller)).state(sessionCookie, session.secret)
      },
    },
  ]
}
