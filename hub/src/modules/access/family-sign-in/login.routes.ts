import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../../app-context.ts'
import type { Route } from '../../../http/access-policy.ts'
import { defineRoute } from '../../../http/define-route.ts'
import { maybeCallerOf, type Caller } from '../../../http/caller.ts'
import { originOf, type Origin } from '../../../http/origin.ts'
import { localeOf } from '../../../http/locale.ts'
import { keepDevice } from '../remember-device.ts'
import { answerLogin } from './answer-login.ts'
import { codePayload, linkPayload, loginPayload, loginView } from './login.schemas.ts'
import type { Refusal } from '../../../shared/refusal.ts'
import type { KeepDevice, SignedIn, StudentSignInDeps } from './enter-student.ts'
import { signInByCode, signInByLink } from './sign-in-by-letter.ts'
import { signInStudent } from './sign-in-student.ts'
import { logAct, logSignIn } from '../sign-in-log.store.ts'
import { lookUpCode, noticeOf } from './look-up-code.ts'

export function loginRoutes(app: AppContext, deps: StudentSignInDeps): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/login',
      reads: (_request, { payload }) => payload.studentCode?.toUpperCase() ?? nobody,
      refuses: ['SECOND_PROOF', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      payload: loginPayload,
      options: {
        tags: ['api'],
        description: 'Student sign-in by school code; staff of security see the outcome alone',
        response: { schema: loginView },
      },
      handler: async (request, h, { payload }) => {
        const { studentCode, secondProof = '', remember } = payload
        if (studentCode === null)
          return answerLogin(app, request, h, await signInNobody(app, deps, originOf(request, app)))
        if (isAtGate(maybeCallerOf(request)))
          return answerLogin(app, request, h, await showAtGate(app, studentCode))
        const call = callOf(app, request, remember)
        const signIn = { studentCode, secondProof, locale: localeOf(request), ...call }
        return answerLogin(app, request, h, await signInStudent(app, deps, signIn))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/login/link',
      refuses: ['LINK_EXPIRED', 'TOO_MANY_TRIES'],
      payload: linkPayload,
      options: {
        tags: ['api'],
        description: 'Student sign-in by the link of a mail to the guardians',
        response: { schema: loginView },
      },
      handler: async (request, h, { payload }) => {
        const { token, remember } = payload
        const signIn = { token, ...callOf(app, request, remember) }
        return answerLogin(app, request, h, await signInByLink(app, deps, signIn))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/login/code',
      refuses: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      payload: codePayload,
      options: {
        tags: ['api'],
        description: 'Student sign-in by the six digits of the letter, in the browser that asked for it',
        response: { schema: loginView },
      },
      handler: async (request, h, { payload }) => {
        const { code, remember } = payload
        const signIn = { code, ...callOf(app, request, remember) }
        return answerLogin(app, request, h, await signInByCode(app, deps, signIn))
      },
    }),
  ]
}

/** What a sign-in knows of its call; `remember`: whether the second proof counts for this browser until the season is over. */
function callOf(app: Pick<AppContext, 'config' | 'clock'>, request: Request, remember: boolean) {
  const proof = remember ? app.config.settings.access.secondProof : 'none'
  const keep: KeepDevice = (trx, account) =>
    keepDevice(app, request, { kind: 'student', account, proof }, trx)
  return { origin: originOf(request, app), trace: request.info.id, keepDevice: keep }
}

/** Staff of security see where a code leads and go no further; an administrator signs in as any family does. */
function isAtGate(caller: Caller | null): boolean {
  if (caller?.kind !== 'staff') return false
  return caller.roles.includes('security') && !caller.roles.includes('admin')
}

/** The sign-in opened by staff of security (access-32): shown and logged, no session, no consent. */
async function showAtGate(app: AppContext, studentCode: string): Promise<SignedIn> {
  const found = await lookUpCode(app, studentCode.toUpperCase())
  const { code, outcome } = found
  await logAct(app.database, {
    student: code,
    action: 'login',
    app: 'enrollment',
    section: 'security',
    result: outcome,
    at: app.clock.now(),
  })
  return { is: 'signed-in', outcome, notice: await noticeOf(app, found), session: null }
}

/** How the log of sign-ins names who has no code. */
const nobody = 'unknown'

const maintained = {
  is: 'signed-in',
  outcome: 'maintenance',
  notice: 'maintenance',
  session: null,
} as const

/** A null code meets the maintenance notice, whatever the hour (seasons-15). It is logged. */
async function signInNobody(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { guard }: StudentSignInDeps,
  origin: Origin,
): Promise<Refusal<'TOO_MANY_TRIES'> | SignedIn> {
  return guard.attempt({ account: null, origin }, async () => {
    await logSignIn(database, { student: nobody, result: 'maintenance', at: clock.now() })
    return { verdict: 'undecided', answer: maintained }
  })
}
