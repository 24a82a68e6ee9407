import type { Request, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { originOf } from '../../http/origin.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { sessionView } from './session.schemas.ts'
import { viewSession } from './session.view.ts'
import { guardianEmail } from './guardian.store.ts'
import { rememberDevice } from './remember-device.ts'
import type { GuardianSignInDeps } from './guardian-sign-in-deps.ts'
import {
  credentials,
  linkSent,
  passwordChange,
  registration,
  resetInput,
  verification,
} from './guardians.schemas.ts'
import { type Call, registerGuardian } from './register-guardian.ts'
import { askReset, setPassword } from './reset-guardian.ts'
import { signInGuardian } from './sign-in-guardian.ts'
import { verifyGuardian } from './verify-guardian.ts'

/** The accounts of the invoice portal (access-22, access-23). */
export function guardianRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [...mailRoutes(app, deps), ...signInRoutes(app, deps), passwordRoute(app, deps)]
}

function mailRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/guardians',
      refuses: ['BAD_INPUT', 'TOO_MANY_TRIES'],
      payload: registration,
      options: {
        tags: ['api'],
        description: 'Register a guardian: a link to verify the address goes by mail',
        response: { status: { 202: linkSent } },
      },
      handler: async (request, h, { payload }) => {
        const input = payload
        return answerSent(app, h, await registerGuardian(app, deps, { ...input, ...callOf(request, app) }))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/guardians/reset',
      refuses: ['TOO_MANY_TRIES'],
      payload: resetInput,
      options: {
        tags: ['api'],
        description: 'Ask for a new password: a link goes by mail, if there is such an account',
        response: { status: { 202: linkSent } },
      },
      handler: async (request, h, { payload }) => {
        const { email } = payload
        return answerSent(app, h, await askReset(app, deps, { email, ...callOf(request, app) }))
      },
    }),
  ]
}

function signInRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/guardians/verify',
      refuses: ['BAD_CREDENTIALS', 'LINK_EXPIRED', 'TOO_MANY_TRIES'],
      payload: verification,
      options: {
        tags: ['api'],
        description:
          'Verify a guardian’s address by the link of the mail and the password of the registration',
        response: { schema: sessionView },
      },
      handler: async (request, h, { payload }) => {
        const { token, password } = payload
        const { origin } = callOf(request, app)
        return answerSession(
          app,
          request,
          h,
          await verifyGuardian(app, deps, { token, password, origin, trace: request.info.id }),
        )
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/guardians/session',
      refuses: ['BAD_CREDENTIALS', 'NOT_VERIFIED', 'TOO_MANY_TRIES'],
      payload: credentials,
      options: {
        tags: ['api'],
        description: 'Guardian sign-in by e-mail and password',
        response: { schema: sessionView },
      },
      handler: async (request, h, { payload }) => {
        const { email, password } = payload
        const call = callOf(request, app)
        return answerSession(app, request, h, await signInGuardian(app, deps, { email, password, ...call }))
      },
    }),
  ]
}

function passwordRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
  deps: GuardianSignInDeps,
): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/guardians/password',
    refuses: ['BAD_INPUT', 'LINK_EXPIRED', 'TOO_MANY_TRIES'],
    payload: passwordChange,
    options: {
      tags: ['api'],
      description: 'Set a new password by the link of the mail; every session of the account ends',
      response: { status: { 204: Joi.any() } },
    },
    handler: async (request, h, { payload }) => {
      const { token, password } = payload
      const { origin } = callOf(request, app)
      const refusal = await setPassword(app, deps, { token, password, origin, trace: request.info.id })
      if (refusal !== null) return refusal
      return h.response().code(204)
    },
  })
}

function callOf(request: Request, app: Pick<AppContext, 'config'>): Call {
  return { origin: originOf(request, app), locale: localeOf(request), trace: request.info.id }
}

function answerSent<Code extends string>(
  { config }: Pick<AppContext, 'config'>,
  h: ResponseToolkit,
  refusal: Refusal<Code> | null,
) {
  if (refusal !== null) return refusal
  return h.response({ minutes: config.settings.access.linkMinutes }).code(202)
}

async function answerSession<Code extends string>(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  request: Request,
  h: ResponseToolkit,
  signedIn: Refusal<Code> | { secret: string; caller: Caller },
) {
  if (isRefused(signedIn)) return signedIn
  const answer = h.response(viewSession(signedIn.caller)).state(sessionCookie, signedIn.secret)
  const account = await guardianEmail(app.database, signedIn.caller.subject)
  if (account === null) return answer
  return rememberDevice(app, request, answer, { kind: 'guardian', account, proof: 'password' })
}
