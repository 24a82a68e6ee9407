import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import type { Locale } from '../../config/texts.ts'
import { say } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { linkPayload, loginPayload, loginView } from './enrollment.schemas.ts'
import type { SignedIn, StudentDoor } from './enter-student.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInStudent } from './sign-in-student.ts'

export function loginRoutes(house: House, door: StudentDoor): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/enrollment/login',
      refuses: ['SECOND_PROOF', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Student sign-in by school code',
        validate: { payload: loginPayload },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const { studentCode, secondProof = '' } = request.payload as LoginBody
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
  readonly studentCode: string
  readonly secondProof?: string
}

function callOf(request: Request, house: House) {
  return { address: addressOf(request, house), trace: request.info.id }
}

function answerLogin(
  house: House,
  request: Request,
  h: ResponseToolkit,
  signedIn: Refusal | SignedIn,
): ResponseObject {
  if (isRefused(signedIn)) return answerRefusal(house.config.texts, request, h, signedIn)
  const { outcome, session } = signedIn
  const answer = h.response({
    ...viewOutcome(house, localeOf(request), outcome),
    csrfToken: session?.caller.csrfToken ?? null,
  })
  return session === null ? answer : answer.state(sessionCookie, session.secret)
}

const linksToAdmissions: readonly SignedIn['outcome'][] = ['maintenance', 'not-active', 'closed']

function viewOutcome({ config }: House, locale: Locale, outcome: SignedIn['outcome']) {
  const { school, access } = config.settings
  const { name, billingPhone, email } = school
  const values = { school: name, phone: billingPhone, email, minutes: access.linkMinutes }
  return {
    outcome,
    title: say(config.texts, locale, `outcome.${outcome}.title`, values),
    body: say(config.texts, locale, `outcome.${outcome}.body`, values),
    links: linksToAdmissions.includes(outcome)
      ? [{ label: say(config.texts, locale, 'outcome.admissions'), href: school.admissionsUrl }]
      : [],
  }
}
