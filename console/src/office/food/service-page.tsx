import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ConfirmWithdraw } from './confirm-withdraw.tsx'
import { CounterForm } from './counter-form.tsx'
import { PastActions } from './past-actions.tsx'
import { CounterResultPanel } from './counter-result-panel.tsx'
import './service.css'
import { useCounter } from './use-counter.ts'

/** The counter of the dining room: one student at a time, into a service or out of it. */
export default function ServicePage() {
  const t = useTranslate()
  const counter = useCounter()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.service.title')}</h1>
      <div className="counter">
        <CounterForm counter={counter} onWithdraw={() => setAsked(true)} />
        <div aria-live="polite" className="counter__served">
          <CounterResultPanel result={counter.last} />
        </div>
      </div>
      <PastActions past={counter.past} />
      <ConfirmWithdraw isOpen={isAsked} counter={counter} onClose={() => setAsked(false)} />
    </div>
  )
}
