import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { maybeCallerOf } from '../../http/caller.ts'
import { originOf } from '../../http/origin.ts'
import { localeOf } from '../../http/locale.ts'
import { rememberDevice } from '../access/index.ts'
import { answerLogin } from './answer-login.ts'
import { codePayload, linkPayload, loginPayload, loginView } from './enrollment.schemas.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { SignedIn, StudentSignInDeps } from './enter-student.ts'
import { isAtGate, showAtGate } from './show-at-gate.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { nobody, signInNobody } from './sign-in-nobody.ts'
import { signInStudent } from './sign-in-student.ts'

export function loginRoutes(app: AppContext, deps: StudentSignInDeps): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/enrollment/login',
      reads: (request) => (request.payload as LoginBody).studentCode?.toUpperCase() ?? nobody,
      refuses: ['SECOND_PROOF', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Student sign-in by school code; staff of security see the outcome alone',
        validate: { payload: loginPayload },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const { studentCode, secondProof = '', remember } = request.payload as LoginBody
        if (studentCode === null)
          return answerLogin(app, request, h, await signInNobody(app, deps, originOf(request, app)))
        if (isAtGate(maybeCallerOf(request)))
          return answerLogin(app, request, h, await showAtGate(app, studentCode))
        const signIn = { studentCode, secondProof, locale: localeOf(request), ...callOf(request, app) }
        return answerEntered(app, request, h, {
          signedIn: await signInStudent(app, deps, signIn),
          remember,
        })
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/login/link',
      refuses: ['LINK_EXPIRED', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Student sign-in by the link of a mail to the guardians',
        validate: { payload: linkPayload },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const { token, remember } = request.payload as { token: string; remember: boolean }
        const signIn = { token, ...callOf(request, app) }
        return answerEntered(app, request, h, {
          signedIn: await signInByLink(app, deps, signIn),
          remember,
        })
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/login/code',
      refuses: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Student sign-in by the six digits of the letter, in the browser that asked for it',
        validate: { payload: codePayload },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const { code, remember } = request.payload as { code: string; remember: boolean }
        const signIn = { code, ...callOf(request, app) }
        return answerEntered(app, request, h, {
          signedIn: await signInByCode(app, deps, signIn),
          remember,
        })
      },
    },
  ]
}

interface LoginBody {
  /** Null: a client that has none sends it so. */
  readonly studentCode: string | null
  readonly secondProof?: string
  readonly remember: boolean
}

interface Entered {
  readonly signedIn: Refusal | SignedIn
  /** Whether the second proof that was shown counts for this browser until the season is over. */
  readonly remember: boolean
}

/** Remembers the browser that a family got in with. */
async function answerEntered(
  app: AppContext,
  request: Request,
  h: ResponseToolkit,
  { signedIn, remember }: Entered,
): Promise<ResponseObject> {
  const answer = answerLogin(app, request, h, signedIn)
  if (isRefused(signedIn) || signedIn.session === null) return answer
  const account = signedIn.session.caller.subject
  const proof = remember ? app.config.settings.access.secondProof : 'none'
  return rememberDevice(app, request, answer, { kind: 'student', account, proof })
}

function callOf(request: Request, app: AppContext) {
  return { origin: originOf(request, app), trace: request.info.id }
}
