import type { HubProblem } from '../../api/hub.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { messageOf } from './failure.ts'

/** 'Error al Obtener Datos', with the hub's message and the way to try again. */
export function DataFailure({ problem, onRetry }: { problem: HubProblem; onRetry: () => void }) {
  const text = useTexts()
  const retry = (
    <Button look="secondary" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
  return (
    <Alert kind="error" title={text('portal.failure.data')} actions={retry}>
      <p>{messageOf(problem, text)}</p>
      {problem.requestId && <p>{text('common.requestId', { id: problem.requestId })}</p>}
    </Alert>
  )
}
