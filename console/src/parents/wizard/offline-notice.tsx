import type { HubProblem } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { RetryButton } from './retry-button.tsx'

interface Props {
  problem: HubProblem | null
  onRetry: () => void
}

/** No connection, or a hub that cannot be reached: in sight wherever the page is. */
export function OfflineNotice({ problem, onRetry }: Props) {
  const t = useTranslate()
  const online = useOnline()
  if (online && problem?.status !== 0) return null
  return (
    <div className="wizard__offline">
      <Alert
        kind="warn"
        title={t(`common.${noAnswer()}`)}
        actions={online && <RetryButton onRetry={onRetry} />}
      >
        <p>{t(`common.${noAnswer()}Body`)}</p>
      </Alert>
    </div>
  )
}
