import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import { type Locale, say } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import { localeOf } from '../../http/locale.ts'
import { challengeCookie } from '../../http/origin.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { SignedIn } from './enter-student.ts'
import { viewOutcome } from './outcome.view.ts'

/** Where a code leads, and the session's cookie when it opened one. */
export function answerLogin(
  house: House,
  request: Request,
  h: ResponseToolkit,
  signedIn: Refusal | SignedIn,
): ResponseObject {
  if (isRefused(signedIn)) return answerRefusal(house.config.texts, request, h, signedIn)
  const { outcome, session, nonce } = signedIn
  const locale = localeOf(request)
  const answer = h.response({
    ...viewOutcome(house, locale, outcome),
    links: linksOf(house, locale, outcome),
    csrfToken: session?.caller.csrfToken ?? null,
  })
  if (nonce !== undefined) answer.state(challengeCookie, nonce)
  return session === null ? answer : answer.state(sessionCookie, session.secret)
}

const linksToAdmissions: readonly SignedIn['outcome'][] = ['maintenance', 'not-active', 'closed']

function linksOf({ config }: House, locale: Locale, outcome: SignedIn['outcome']) {
  const { admissionsUrl: href } = config.settings.school
  return linksToAdmissions.includes(outcome)
    ? [{ label: say(config.texts, locale, 'outcome.admissions'), href }]
    : []
}
