import type { Locale } from '../../config/texts.ts'
import { say } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused } from '../../shared/refusal.ts'
import { addressOf, type SignInOutcome } from '../access/index.ts'
import { loginPayload, loginView } from './enrollment.schemas.ts'
import { signInStudent, type StudentDoor } from './sign-in-student.ts'

export function loginRoutes(house: House, door: StudentDoor): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/enrollment/login',
      options: {
        tags: ['api'],
        description: 'Student sign-in by school code',
        validate: { payload: loginPayload },
        response: { schema: loginView },
      },
      handler: async (request, h) => {
        const { studentCode } = request.payload as { studentCode: string }
        const signedIn = await signInStudent(house, door, { studentCode, address: addressOf(request, house) })
        if (isRefused(signedIn)) return answerRefusal(house.config.texts, request, h, signedIn)
        const { outcome, session } = signedIn
        const answer = h.response({
          ...viewOutcome(house, localeOf(request), outcome),
          csrfToken: session?.caller.csrfToken ?? null,
        })
        return session === null ? answer : answer.state(sessionCookie, session.secret)
      },
    },
  ]
}

const linksToAdmissions: readonly SignInOutcome[] = ['maintenance', 'not-active', 'closed']

function viewOutcome({ config }: House, locale: Locale, outcome: SignInOutcome) {
  const { school } = config.settings
  const values = { school: school.name, phone: school.billingPhone, email: school.email }
  return {
    outcome,
    title: say(config.texts, locale, `outcome.${outcome}.title`, values),
    body: say(config.texts, locale, `outcome.${outcome}.body`, values),
    links: linksToAdmissions.includes(outcome)
      ? [{ label: say(config.texts, locale, 'outcome.admissions'), href: school.admissionsUrl }]
      : [],
  }
}
