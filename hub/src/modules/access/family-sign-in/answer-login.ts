import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import { type Locale, translate } from '../../../config/texts.ts'
import type { AppContext } from '../../../app-context.ts'
import { localeOf } from '../../../http/locale.ts'
import { challengeCookie, deviceCookie } from '../../../http/origin.ts'
import { sessionCookie } from '../../../http/sessions.ts'
import { isRefused, type Refusal } from '../../../shared/refusal.ts'
import type { SignedIn } from './enter-student.ts'
import { viewOutcome } from './outcome.view.ts'

/** Where a code leads, and the session's cookie when it opened one. */
export function answerLogin<Code extends string = never>(
  app: Pick<AppContext, 'config'>,
  request: Request,
  h: ResponseToolkit,
  signedIn: Refusal<Code> | SignedIn,
): Refusal<Code> | ResponseObject {
  if (isRefused(signedIn)) return signedIn
  const { session, device = null, nonce } = signedIn
  const locale = localeOf(request)
  const answer = h.response({
    ...viewOutcome(app, locale, signedIn),
    links: linksOf(app, locale, signedIn),
    csrfToken: session?.caller.csrfToken ?? null,
  })
  if (nonce !== undefined) answer.state(challengeCookie, nonce)
  if (session !== null) answer.state(sessionCookie, session.secret)
  if (device !== null) answer.state(deviceCookie, device)
  return answer
}

const portal = '/enrollment/ParentsLogin?tab=enrollments'
const linksToAdmissions: readonly SignedIn['outcome'][] = ['maintenance', 'not-active', 'closed']

/** Where the family goes on from here. */
function linksOf({ config }: Pick<AppContext, 'config'>, locale: Locale, { outcome, session }: SignedIn) {
  const { admissionsUrl } = config.settings.school
  const link = (key: string, href: string) => [{ label: translate(config.texts, locale, key), href }]
  if (linksToAdmissions.includes(outcome)) return link('outcome.admissions', admissionsUrl)
  if (outcome === 'complete' && session === null) return link('outcome.guardians', portal)
  return []
}
