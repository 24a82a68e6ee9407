import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'

interface PeriodClosedProps {
  /** Shows the step where periods are chosen. */
  onChoose: () => void
}

/** The chosen period closed: said once, with the way to choose another. It takes the focus. */
export function PeriodClosed({ onChoose }: PeriodClosedProps) {
  const t = useTranslate()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The step takes the focus in the same turn, after what stands before it.
    const turn = requestAnimationFrame(() => {
      notice.current?.focus()
    })
    return () => cancelAnimationFrame(turn)
  }, [])
  const choose = () => {
    onChoose()
    focusPeriods()
  }
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        kind="error"
        title={t('wizard.periodClosed')}
        actions={<Button onClick={choose}>{t('wizard.choosePeriod')}</Button>}
      >
        <p>{t('wizard.periodClosedBody')}</p>
      </Alert>
    </div>
  )
}

function focusPeriods(): void {
  document.querySelector<HTMLInputElement>('input[name="period"]:enabled')?.focus()
}
