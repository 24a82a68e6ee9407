import type { HubProblem } from '../../api/hub.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'
import { Button } from '../../parts/button.tsx'
import { noAnswer } from '../../parts/no-answer.ts'
import { useOnline } from '../../parts/use-online.ts'

interface Props {
  trouble: HubProblem | null
  onRetry: () => void
}

/** What has not been kept: no connection, or a refusal of the hub. The choices stay on the page. */
export function TroubleNotice({ trouble, onRetry }: Props) {
  const text = useTexts()
  const online = useOnline()
  if (!online || trouble?.status === 0)
    return (
      <Alert kind="warn" title={text(`common.${noAnswer()}`)} actions={online && <Retry onRetry={onRetry} />}>
        <p>{text(`common.${noAnswer()}Body`)}</p>
      </Alert>
    )
  if (!trouble || trouble.status === 401) return null
  return (
    <Alert kind="error" title={trouble.title || text('wizard.notKept')} actions={<Retry onRetry={onRetry} />}>
      <p>{trouble.detail || text('wizard.notKeptBody')}</p>
    </Alert>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const text = useTexts()
  return (
    <Button look="secondary" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
}
