import type { Request } from '@hapi/hapi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { maybeCallerOf } from '../../http/caller.ts'
import { localeOf } from '../../http/locale.ts'
import { addressOf } from '../access/index.ts'
import { answerLogin } from './answer-login.ts'
import { linkPayload, loginPayload, loginView } from './enrollment.schemas.ts'
import type { StudentDoor } from './enter-student.ts'
import { isAtGate, showAtGate } from './show-at-gate.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { nobody, signInNobody } from './sign-in-nobody.ts'
import { signInStudent } from './sign-in-student.ts'

export function loginRoutes(house: House, door: StudentDoor): Route[] {
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
        const { studentCode, secondProof = '' } = request.payload as LoginBody
        if (studentCode === null)
          return answerLogin(
            house,
            request,
            h,
            await signInNobody(house, door, callOf(request, house).address),
          )
        if (isAtGate(maybeCallerOf(request)))
          return answerLogin(house, request, h, await showAtGate(house, studentCode))
        const signIn = { studentCode, secondProof, locale: localeOf(request), ...callOf(request, house) }
        return answerLogin(house, request, h, await signInStudent(house, door, signIn))
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
        const { token } = request.payload as { token: string }
        const signIn = { token, ...callOf(request, house) }
        return answerLogin(house, request, h, await signInByLink(house, door, signIn))
      },
    },
  ]
}

interface LoginBody {
  /** Null: a client that has none sends it so. */
  readonly studentCode: string | null
  readonly secondProof?: string
}

function callOf(request: Request, house: House) {
  return { address: addressOf(request, house), trace: request.info.id }
}
