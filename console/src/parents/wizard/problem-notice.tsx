import type { HubProblem } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryButton } from './retry-button.tsx'

interface Props {
  problem: HubProblem | null
  onRetry: () => void
}

/** What the hub refused to keep. The choices stay on the page; what has a notice of its own is not said twice. */
export function ProblemNotice({ problem, onRetry }: Props) {
  const t = useTranslate()
  if (!problem || problem.status === 0 || problem.status === 401 || problem.code === 'PERIOD_CLOSED')
    return null
  return (
    <Alert
      kind="error"
      title={problem.title || t('wizard.notKept')}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p>{problem.detail || t('wizard.notKeptBody')}</p>
    </Alert>
  )
}
