import type { ReactNode } from 'react'
import type { Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Button } from '../../components/button.tsx'
import { Amount } from '../../components/price/amount.tsx'
import { breakdownOfToday, todayLabel } from '../../components/price/breakdown-of-today.ts'

interface Props {
  quote: Quote | null
  /** What the total is, where it is not to be paid today. */
  totalIs?: string | undefined
  busy: boolean
  onBack: (() => void) | null
  /** The next act of the step: Siguiente, Pagar, or nothing while a gate is closed. */
  act: ReactNode
}

/** What is paid today and the next act; always in sight on phones. */
export function StickyBar({ quote, totalIs, busy, onBack, act }: Props) {
  const t = useTranslate()
  const label = totalIs ?? (quote ? todayLabel(quote, t) : t('pay.today'))
  return (
    <div className="sticky-bar">
      <p className="sticky-bar__today" aria-live="polite" aria-busy={busy}>
        <span>{label}</span>
        <strong className="sticky-bar__amount">
          {quote ? (
            <Amount value={pesos(quote.totals.totalV)} breakdown={breakdownOfToday(quote, t, label)} />
          ) : (
            t('wizard.totalUnknown')
          )}
        </strong>
      </p>
      <div className="sticky-bar__acts">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {t('wizard.back')}
          </Button>
        )}
        {act}
      </div>
    </div>
  )
}
