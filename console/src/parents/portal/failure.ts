import type { HubProblem } from '../../api/hub.ts'
import type { Translate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { waitText } from '../login/sign-in-refusal.ts'

/** The hub's message of a refusal; where it sent none, what happened, what was kept and what to do. */
export function messageOf(problem: HubProblem, t: Translate): string {
  if (problem.status === 0) return t(`portal.failure.${noAnswer()}`)
  if (problem.status === 429)
    return t('portal.failure.tooMany', { wait: waitText(problem.retryAfter ?? 900, t) })
  if (problem.status < 500 || problem.code === 'FEATURE_DOWN')
    return problem.detail || t('portal.failure.unexpected')
  return t('portal.failure.unexpected')
}
