import { useEffect, useEffectEvent } from 'react'
import { onReturn } from '../api/hub-away.ts'
import { useTexts } from '../i18n.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { useHubAway } from './no-answer.ts'

interface Props {
  onRetry: () => void
  /** The hub's id of the failed call, for the person who helps. */
  requestId?: string | undefined
  /** What happened, when it is not the usual text. */
  title?: string | undefined
}

/** What could not be loaded, and the way to try again; tried by itself when the connection or the hub is back. */
export function RetryPanel({ onRetry, requestId, title }: Props) {
  const text = useTexts()
  const away = useHubAway()
  const again = useEffectEvent(onRetry)
  useEffect(() => onReturn(() => again()), [])
  const retry = (
    <Button look="secondary" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
  return (
    <Alert kind="error" title={title ?? text('common.loadFailed')} actions={retry}>
      {away && (
        <p>
          {text('common.unreached')} {text('common.unreachedLoad')}
        </p>
      )}
      {requestId && <p>{text('common.requestId', { id: requestId })}</p>}
    </Alert>
  )
}
