import type { Request, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { localeOf } from '../../http/locale.ts'
import { originOf } from '../../http/origin.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { sessionView, viewSession } from './access.routes.ts'
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
import { type Call, registerGuardian, type Registration } from './register-guardian.ts'
import { askReset, type NewPassword, setPassword } from './reset-guardian.ts'
import { type GuardianSignIn, signInGuardian } from './sign-in-guardian.ts'
import { type Verification, verifyGuardian } from './verify-guardian.ts'

/** The accounts of the invoice portal (access-22, access-23). */
export function guardianRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [...mailRoutes(app, deps), ...signInRoutes(app, deps), passwordRoute(app, deps)]
}

function mailRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/guardians',
      refuses: ['BAD_INPUT', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Register a guardian: a link to verify the address goes by mail',
        validate: { payload: registration },
        response: { status: { 202: linkSent } },
      },
      handler: async (request, h) => {
        const input = request.payload as Registration
        return answerSent(
          app,
          request,
          h,
          await registerGuardian(app, deps, { ...input, ...callOf(request, app) }),
        )
      },
    },
    {
      method: 'POST',
      path: '/api/guardians/reset',
      refuses: ['TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Ask for a new password: a link goes by mail, if there is such an account',
        validate: { payload: resetInput },
        response: { status: { 202: linkSent } },
      },
      handler: async (request, h) => {
        const { email } = request.payload as { email: string }
        return answerSent(app, request, h, await askReset(app, deps, { email, ...callOf(request, app) }))
      },
    },
  ]
}

function signInRoutes(app: AppContext, deps: GuardianSignInDeps): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/guardians/verify',
      refuses: ['BAD_CREDENTIALS', 'LINK_EXPIRED', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description:
          'Verify a guardian’s address by the link of the mail and the password of the registration',
        validate: { payload: verification },
        response: { schema: sessionView },
      },
      handler: async (request, h) => {
        const { token, password } = request.payload as Omit<Verification, 'origin'>
        const { origin } = callOf(request, app)
        return answerSession(
          app,
          request,
          h,
          await verifyGuardian(app, deps, { token, password, origin, trace: request.info.id }),
        )
      },
    },
    {
      method: 'POST',
      path: '/api/guardians/session',
      refuses: ['BAD_CREDENTIALS', 'NOT_VERIFIED', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Guardian sign-in by e-mail and password',
        validate: { payload: credentials },
        response: { schema: sessionView },
      },
      handler: async (request, h) => {
        const { email, password } = request.payload as Pick<GuardianSignIn, 'email' | 'password'>
        const call = callOf(request, app)
        return answerSession(app, request, h, await signInGuardian(app, deps, { email, password, ...call }))
      },
    },
  ]
}

function passwordRoute(app: AppContext, deps: GuardianSignInDeps): Route {
  return {
    method: 'POST',
    path: '/api/guardians/password',
    refuses: ['BAD_INPUT', 'LINK_EXPIRED', 'TOO_MANY_TRIES'],
    options: {
      tags: ['api'],
      description: 'Set a new password by the link of the mail; every session of the account ends',
      validate: { payload: passwordChange },
      response: { status: { 204: Joi.any() } },
    },
    handler: async (request, h) => {
      const { token, password } = request.payload as Omit<NewPassword, 'origin'>
      const { origin } = callOf(request, app)
      const refusal = await setPassword(app, deps, { token, password, origin, trace: request.info.id })
      if (refusal !== null) return answerRefusal(app.config.texts, request, h, refusal)
      return h.response().code(204)
    },
  }
}

function callOf(request: Request, app: AppContext): Call {
  return { origin: originOf(request, app), locale: localeOf(request), trace: request.info.id }
}

function answerSent({ config }: AppContext, request: Request, h: ResponseToolkit, refusal: Refusal | null) {
  if (refusal !== null) return answerRefusal(config.texts, request, h, refusal)
  return h.response({ minutes: config.settings.access.linkMinutes }).code(202)
}

async function answerSession(
  app: AppContext,
  request: Request,
  h: ResponseToolkit,
  signedIn: Refusal | { secret: string; caller: Caller },
) {
  if (isRefused(signedIn)) return answerRefusal(app.config.texts, request, h, signedIn)
  const answer = h.response(viewSession(signedIn.caller)).state(sessionCookie, signedIn.secret)
  const account = await guardianEmail(app.database, signedIn.caller.subject)
  if (account === null) return answer
  return rememberDevice(app, request, answer, { kind: 'guardian', account, proof: 'password' })
}
