import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'

interface Props {
  problem: HubProblem
  season: { school: Pick<CurrentSeason['school'], 'billingPhone'> }
}

/** Why a payment did not start: what happened, that nothing was charged or that it is not known, and what to do. */
export function PayRefused({ problem, season }: Props) {
  const t = useTranslate()
  const { billingPhone: phone } = season.school
  if (problem.status === 0 || problem.status >= 500)
    return (
      <Alert kind="error" title={t('pay.unanswered')}>
        <p>{t('pay.unansweredBody', { phone })}</p>
      </Alert>
    )
  if (problem.code === 'DRAFT_CHANGED')
    return (
      <Alert kind="warn" title={problem.title}>
        <p>{t('pay.overtakenBody')}</p>
      </Alert>
    )
  const pending = problem.code === 'PAYMENT_PENDING'
  return (
    <Alert kind={pending ? 'info' : 'error'} title={problem.title || t('common.unexpected')}>
      <p>{problem.detail || t(pending ? 'pay.pendingBody' : 'common.unexpectedBody', { phone })}</p>
    </Alert>
  )
}
