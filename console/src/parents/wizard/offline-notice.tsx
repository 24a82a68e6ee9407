import type { HubProblem } from '../../api/hub.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { RetryButton } from './retry-button.tsx'

interface Props {
  trouble: HubProblem | null
  onRetry: () => void
}

/** No connection, or a hub that cannot be reached: in sight wherever the page is. */
export function OfflineNotice({ trouble, onRetry }: Props) {
  const text = useTexts()
  const online = useOnline()
  if (online && trouble?.status !== 0) return null
  return (
    <div className="wizard__offline">
      <Alert
        kind="warn"
        title={text(`common.${noAnswer()}`)}
        actions={online && <RetryButton onRetry={onRetry} />}
      >
        <p>{text(`common.${noAnswer()}Body`)}</p>
      </Alert>
    </div>
  )
}
