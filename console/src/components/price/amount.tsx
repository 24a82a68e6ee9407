import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { PriceBreakdown } from './breakdown.ts'
import { Dialog } from '../dialog.tsx'
import './amount.css'
import './breakdown-dialog.css'

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

/** Why an amount is what it is: each step with what it gave and the rule that it follows. */
function BreakdownDialog({ breakdown, onClose }: { breakdown: PriceBreakdown; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog title={t('tables.why')} onClose={onClose}>
      <p className="proof__of">{breakdown.title}</p>
      <ol className="proof">
        {breakdown.steps.map((step, place) => (
          <li key={place} className="proof__step">
            <span className="proof__text">
              {step.text}
              {step.rule && <small className="proof__rule">{t('tables.rule', { rule: step.rule })}</small>}
            </span>
            <strong className="proof__result figures">{step.result}</strong>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
