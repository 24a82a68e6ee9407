import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { BreakdownDialog } from './breakdown-dialog.tsx'
import type { PriceBreakdown } from './breakdown.ts'
import './amount.css'

interface Props {
  /** As it is read: '$3.800.000' or '15 %'. */
  value: string
  breakdown: PriceBreakdown
}

/** An amount that opens its breakdown. */
export function Amount({ value, breakdown }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="amount figures" onClick={() => setOpen(true)}>
        {value}
        <span className="unseen">{`. ${t('tables.why')}`}</span>
      </button>
      {open && <BreakdownDialog breakdown={breakdown} onClose={() => setOpen(false)} />}
    </>
  )
}
