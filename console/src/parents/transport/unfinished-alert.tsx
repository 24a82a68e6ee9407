import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import type { Offer } from './transport-offer.ts'

/** What is missing before the wizard goes on; it comes into sight as it appears. */
export function UnfinishedAlert({ what }: { what: Exclude<Offer['is'], 'fee'> }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Alert kind="error" title={t('transport.unfinished.title')}>
        <p>{t(`transport.unfinished.${what}`)}</p>
      </Alert>
    </div>
  )
}
