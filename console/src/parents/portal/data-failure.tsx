import type { HubProblem } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { messageOf } from './failure.ts'

/** 'Error al Obtener Datos', with the hub's message and the way to try again. */
export function DataFailure({ problem, onRetry }: { problem: HubProblem; onRetry: () => void }) {
  const t = useTranslate()
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert kind="error" title={t('portal.failure.data')} actions={retry}>
      <p>{messageOf(problem, t)}</p>
      {problem.requestId && <p>{t('common.requestId', { id: problem.requestId })}</p>}
    </Alert>
  )
}
