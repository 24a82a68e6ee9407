import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import './privacy.css'

/** What signing in means for the student's data, and the notice that says it all. */
export function PrivacyLine() {
  const t = useTranslate()
  const [reading, setReading] = useState(false)
  return (
    <>
      <p className="privacy-line">
        {t('login.privacy.agree')}{' '}
        <button type="button" className="privacy-line__read" onClick={() => setReading(true)}>
          {t('login.privacy.read')}
        </button>
      </p>
      {reading && <PrivacyNotice onClose={() => setReading(false)} />}
    </>
  )
}
