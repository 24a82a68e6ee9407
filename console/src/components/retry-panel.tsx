import { useEffect, useEffectEvent } from 'react'
import { onReturn } from '../api/hub-away.ts'
import { useTranslate } from '../i18n.ts'
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
  const t = useTranslate()
  const away = useHubAway()
  const refetch = useEffectEvent(onRetry)
  useEffect(() => onReturn(() => refetch()), [])
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert kind="error" title={title ?? t('common.loadFailed')} actions={retry}>
      {away && (
        <p>
          {t('common.unreached')} {t('common.unreachedLoad')}
        </p>
      )}
      {requestId && <p>{t('common.requestId', { id: requestId })}</p>}
    </Alert>
  )
}
