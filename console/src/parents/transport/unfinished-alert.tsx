import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'
import type { TransportForm } from './transport-form.ts'
import type { Offer } from './transport-offer.ts'

/** The form with which somebody wanted to go on; each try is another one. */
export interface Unfinished {
  form: TransportForm
}

/** What is missing before the wizard goes on, brought into sight at each try. */
export function UnfinishedAlert({ of, what }: { of: Unfinished; what: Exclude<Offer['is'], 'fee'> }) {
  const text = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to end an effect.
    void box.current?.scrollIntoView({ block: 'center' })
  }, [of])
  return (
    <div ref={box}>
      <Alert kind="error" title={text('transport.unfinished.title')}>
        <p>{text(`transport.unfinished.${what}`)}</p>
      </Alert>
    </div>
  )
}
