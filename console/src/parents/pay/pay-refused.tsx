import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'

/** Why a payment did not start: what happened, that nothing was charged or that it is not known, and what to do. */
export function PayRefused({ problem, season }: { problem: HubProblem; season: CurrentSeason }) {
  const text = useTexts()
  const { phone } = season.school
  if (problem.status === 0 || problem.status >= 500)
    return (
      <Alert kind="error" title={text('pay.unanswered')}>
        <p>{text('pay.unansweredBody', { phone })}</p>
      </Alert>
    )
  const pending = problem.code === 'PAYMENT_PENDING'
  return (
    <Alert kind={pending ? 'info' : 'error'} title={problem.title || text('common.unexpected')}>
      <p>{problem.detail || text(pending ? 'pay.pendingBody' : 'common.unexpectedBody', { phone })}</p>
    </Alert>
  )
}
