import { useSyncExternalStore } from 'react'
import { isWaiting, watchWaiting } from '../api/with-retry.ts'
import { useTexts } from '../i18n.ts'
import { Alert } from './alert.tsx'
import './crowd-notice.css'

/** Says, over whatever page, that many have come at once and that what was asked goes on by itself. */
export function CrowdNotice() {
  const text = useTexts()
  const waits = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  if (!waits) return null
  return (
    <aside className="crowd" aria-label={text('common.crowd')}>
      <Alert kind="info" title={text('common.crowd')}>
        <p>{text('common.crowdBody')}</p>
      </Alert>
    </aside>
  )
}
