import { useEffect, useRef } from 'react'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'

/** Why a payment did not start: what happened, that nothing was charged or that it is not known, and what to do. */
export function PayRefused({ problem, season }: { problem: HubProblem; season: CurrentSeason }) {
  const t = useTranslate()
  const { phone } = season.school
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

/** The same on the page, where it takes the focus: whoever pressed Pay at the foot of it would not see it. */
export function PayRefusedNotice(props: Parameters<typeof PayRefused>[0]) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog that closes in the same turn gives the focus back to what opened it.
    const turn = requestAnimationFrame(() => notice.current?.focus())
    return () => cancelAnimationFrame(turn)
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <PayRefused {...props} />
    </div>
  )
}
