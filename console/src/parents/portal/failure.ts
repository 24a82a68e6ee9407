import type { HubProblem } from '../../api/hub.ts'
import type { Translate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { waitText } from '../login/sign-in-refusal.ts'

/** The hub's message of a refusal; where it sent none, what happened, what was kept and what to do. */
export function messageOf(problem: HubProblem, text: Translate): string {
  if (problem.status === 0) return text(`portal.failure.${noAnswer()}`)
  if (problem.status === 429)
    return text('portal.failure.tooMany', { wait: waitText(problem.retryAfter ?? 900, text) })
  if (problem.status < 500 || problem.code === 'FEATURE_DOWN')
    return problem.detail || text('portal.failure.unexpected')
  return text('portal.failure.unexpected')
}
