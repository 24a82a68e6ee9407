import { useTranslate } from '../../i18n.ts'
import { Dialog } from '../dialog.tsx'
import type { PriceBreakdown } from './breakdown.ts'
import './breakdown-dialog.css'

/** Why an amount is what it is: each rule with what it gave and where it is written. */
export function BreakdownDialog({ breakdown, onClose }: { breakdown: PriceBreakdown; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog title={t('tables.why')} onClose={onClose}>
      <p className="proof__of">{breakdown.title}</p>
      <ol className="proof">
        {breakdown.steps.map((step, place) => (
          <li key={place} className="proof__step">
            <span className="proof__text">
              {step.text}
              {step.source && (
                <small className="proof__source">{t('tables.source', { source: step.source })}</small>
              )}
            </span>
            <strong className="proof__result figures">{step.result}</strong>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
