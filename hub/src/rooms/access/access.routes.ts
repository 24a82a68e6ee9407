import Joi from 'joi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { type Caller, maybeCallerOf } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused } from '../../shared/refusal.ts'
import { signInStaff, type StaffDoor, type StaffSignIn } from './sign-in-staff.ts'

export const sessionView = Joi.object({
  kind: Joi.valid('anonymous', 'student', 'guardian', 'staff', 'key').required(),
  name: Joi.string().allow('').required(),
  roles: Joi.array().items(Joi.string()).required(),
  csrfToken: Joi.string().allow('').required(),
  student: Joi.object({ code: Joi.string().required() }),
}).label('Session')

const credentials = Joi.object({
  username: Joi.string().max(60).required(),
  password: Joi.string().max(200).required(),
}).label('StaffCredentials')

export function accessRoutes(house: House, door: StaffDoor): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/session',
      options: { tags: ['api'], description: 'Who am I', response: { schema: sessionView } },
      handler: (request) => viewSession(maybeCallerOf(request)),
    },
    {
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
    },
    {
      method: 'POST',
      path: '/api/staff/session',
      refuses: ['BAD_CREDENTIALS', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Staff sign-in by local account',
        validate: { payload: credentials },
        response: { schema: sessionView },
      },
      handler: async (request, h) => {
        const { username, password } = request.payload as Omit<StaffSignIn, 'address'>
        const signedIn = await signInStaff(house, door, {
          username,
          password,
          address: addressOf(request, house),
        })
        if (isRefused(signedIn)) return answerRefusal(house.config.texts, request, h, signedIn)
        return h.response(viewSession(signedIn.caller)).state(sessionCookie, signedIn.secret)
      },
    },
  ]
}

export function viewSession(caller: Caller | null) {
  if (caller === null) return { kind: 'anonymous', name: '', roles: [], csrfToken: '' }
  const { kind, name, roles, csrfToken, subject } = caller
  return {
    kind,
    name,
    roles: [...roles],
    csrfToken,
    ...(kind === 'student' && { student: { code: subject } }),
  }
}

/** The caller's address: the last one that a proxy of ours did not write (settings: server.trustedProxies). */
export function addressOf(
  request: { info: { remoteAddress: string }; headers: Readonly<Record<string, unknown>> },
  { config }: Pick<House, 'config'>,
): string {
  const trusted = config.settings.server.trustedProxies
  const header = request.headers['x-forwarded-for']
  if (trusted === 0 || typeof header !== 'string') return request.info.remoteAddress
  const hops = header.split(',').map((hop) => hop.trim())
  return hops.at(-trusted) ?? request.info.remoteAddress
}
