import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { PrivacyNoticeText } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

/** The notice in force, as the hub says it. */
export function PrivacyNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { notice, failure, retry } = useNotice()
  const actions = (
    <Button variant="secondary" onClick={onClose}>
      {t('login.understood')}
    </Button>
  )
  return (
    <Dialog
      className="privacy"
      title={notice?.title ?? t('login.privacy.read')}
      onClose={onClose}
      actions={actions}
    >
      {failure !== null && <RetryPanel onRetry={retry} requestId={failure} />}
      {failure === null && !notice && <Skeleton />}
      {notice && <Paragraphs body={notice.body} />}
    </Dialog>
  )
}

/** Each paragraph begins with what it is about. */
function Paragraphs({ body }: { body: string }) {
  return (
    <div className="privacy__body">
      {body.split('\n\n').map((paragraph) => {
        const [about = '', ...rest] = paragraph.split('. ')
        return (
          <p key={about}>
            <strong>{about}.</strong> {rest.join('. ')}
          </p>
        )
      })}
    </div>
  )
}

function useNotice() {
  const { locale } = useLocale()
  const [notice, setNotice] = useState<PrivacyNoticeText | null>(null)
  // The number of the failed call, empty when the hub was not reached.
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (failure !== null) return undefined
    const leaving = new AbortController()
    const headers = { 'Accept-Language': locale }
    hub
      .get<PrivacyNoticeText>('/api/privacy/notice', { headers, signal: leaving.signal })
      .then(setNotice, (fault: unknown) => {
        if (!leaving.signal.aborted) setFailure(isProblem(fault) ? fault.requestId : '')
      })
    return () => leaving.abort()
  }, [locale, failure])
  return { notice, failure, retry: () => setFailure(null) }
}
