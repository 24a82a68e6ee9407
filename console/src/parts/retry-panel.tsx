import { useTexts } from '../i18n.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface Props {
  onRetry: () => void
  /** The hub's id of the failed call, for the person who helps. */
  requestId?: string | undefined
  /** What happened, when it is not the usual text. */
  title?: string | undefined
}

/** What could not be loaded, and the way to try again. */
export function RetryPanel({ onRetry, requestId, title }: Props) {
  const text = useTexts()
  const retry = (
    <Button look="secondary" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
  return (
    <Alert kind="error" title={title ?? text('common.loadFailed')} actions={retry}>
      {requestId && <p>{text('common.requestId', { id: requestId })}</p>}
    </Alert>
  )
}
