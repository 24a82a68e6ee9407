import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import './privacy.css'

/** What going on means for the data that are given, and the notice that says it all. */
export function PrivacyLine({ says }: { says: 'login.privacy.agree' | 'payLink.page.privacy' }) {
  const t = useTranslate()
  const [reading, setReading] = useState(false)
  return (
    <>
      <p className="privacy-line">
        {t(says)}{' '}
        <button type="button" className="privacy-line__read" onClick={() => setReading(true)}>
          {t('login.privacy.read')}
        </button>
      </p>
      {reading && <PrivacyNotice onClose={() => setReading(false)} />}
    </>
  )
}
