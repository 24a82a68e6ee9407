import Joi from 'joi'
import { sandboxHosts } from '../../config/purpose.ts'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { maybeCallerOf } from '../../http/caller.ts'
import { originOf } from '../../http/origin.ts'
import { permittedCalls } from '../../http/permitted-calls.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused } from '../../shared/refusal.ts'
import { rememberDevice } from './remember-device.ts'
import { sessionView } from './session.schemas.ts'
import { viewSession } from './session.view.ts'
import { signInStaff, type StaffSignIn, type StaffSignInDeps } from './sign-in-staff.ts'

const permittedCallsView = Joi.object({ doors: Joi.array().items(Joi.string()).required() }).label(
  'OpenDoors',
)

const credentials = Joi.object<Omit<StaffSignIn, 'origin'>>({
  username: Joi.string().max(60).required(),
  password: Joi.string().max(200).required(),
}).label('StaffCredentials')

const waysView = Joi.object({
  password: Joi.boolean().required(),
  oidc: Joi.boolean().required().description('GET /api/staff/oidc leads to the school’s own provider'),
  demo: Joi.boolean().required().description('the accounts of the demonstration are there'),
}).label('StaffSignInWays')

export function accessRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
  deps: StaffSignInDeps,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/session',
      options: { tags: ['api'], description: 'Who am I', response: { schema: sessionView } },
      handler: (request) => viewSession(maybeCallerOf(request)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/session/doors',
      options: {
        tags: ['api'],
        description: 'The calls that open to me, for the menus of a screen; the hub still decides at each',
        response: { schema: permittedCallsView },
      },
      handler: (request) => ({ doors: permittedCalls(maybeCallerOf(request)) }),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/session',
      options: {
        tags: ['api'],
        description: 'Sign out; a key has nothing to sign out of',
        response: { status: { 204: true } },
      },
      handler: async (request, h) => {
        const caller = maybeCallerOf(request)
        const isSession = caller !== null && caller.kind !== 'key'
        if (isSession) await request.server.app.sessions.close(caller.sessionHash)
        return h.response().code(204).unstate(sessionCookie)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/staff/session',
      options: { tags: ['api'], description: 'How staff sign in here', response: { schema: waysView } },
      handler: () => {
        const { settings } = app.config
        const demo = settings.profile === 'sandbox' && sandboxHosts(settings).length === 0
        return { password: true, oidc: settings.access.oidc.staff.issuer !== '', demo }
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/staff/session',
      refuses: ['BAD_CREDENTIALS', 'TOO_MANY_TRIES'],
      payload: credentials,
      options: {
        tags: ['api'],
        description: 'Staff sign-in by local account',
        response: { schema: sessionView },
      },
      handler: async (request, h, { payload }) => {
        const { username, password } = payload
        const signedIn = await signInStaff(app, deps, {
          username,
          password,
          origin: originOf(request, app),
        })
        if (isRefused(signedIn)) return signedIn
        const answer = h.response(viewSession(signedIn.caller)).state(sessionCookie, signedIn.secret)
        const known = { kind: 'staff', account: signedIn.caller.subject, proof: 'password' } as const
        return rememberDevice(app, request, answer, known)
      },
    }),
  ]
}
