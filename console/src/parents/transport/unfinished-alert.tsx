import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import type { Offer } from './transport-offer.ts'

/** What is missing before the wizard goes on; it comes into sight as it appears. */
export function UnfinishedAlert({ what }: { what: Exclude<Offer['is'], 'fee'> }) {
  const text = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Alert kind="error" title={text('transport.unfinished.title')}>
        <p>{text(`transport.unfinished.${what}`)}</p>
      </Alert>
    </div>
  )
}
