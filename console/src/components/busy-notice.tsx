import { useSyncExternalStore } from 'react'
import { isWaiting, watchWaiting } from '../api/with-retry.ts'
import { useTranslate } from '../i18n.ts'
import { Alert } from './alert.tsx'
import './busy-notice.css'

/** Says, over whatever page, that many have come at once and that what was asked goes on by itself. */
export function BusyNotice() {
  const t = useTranslate()
  const waits = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  if (!waits) return null
  return (
    <aside className="crowd" aria-label={t('common.crowd')}>
      <Alert kind="info" title={t('common.crowd')}>
        <p>{t('common.crowdBody')}</p>
      </Alert>
    </aside>
  )
}
