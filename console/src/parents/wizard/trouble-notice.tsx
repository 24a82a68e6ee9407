import type { HubProblem } from '../../api/hub.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'
import { RetryButton } from './retry-button.tsx'

interface Props {
  trouble: HubProblem | null
  onRetry: () => void
}

/** What the hub refused to keep. The choices stay on the page; what has a notice of its own is not said twice. */
export function TroubleNotice({ trouble, onRetry }: Props) {
  const text = useTexts()
  if (!trouble || trouble.status === 0 || trouble.status === 401 || trouble.code === 'PERIOD_CLOSED')
    return null
  return (
    <Alert
      kind="error"
      title={trouble.title || text('wizard.notKept')}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p>{trouble.detail || text('wizard.notKeptBody')}</p>
    </Alert>
  )
}
