import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { MakePlan } from './plan/make-plan.tsx'
import { OnePlan } from './plan/one-plan.tsx'
import type { Plan } from './plan/plan.ts'
import './plan/plan.css'

/** Services for many students: prepared, looked at, run. The plan stands in the address, so that it is found again. */
export default function InsertServicesPage() {
  const t = useTranslate()
  const opened = useOpenRecord('plan')
  const [plan, setPlan] = useState<Plan | null>(null)
  const show = (made: Plan) => {
    setPlan(made)
    opened.open(made.token)
  }
  return (
    <div className="page">
      <h1 className="page__title">{t('office.insertServices.title')}</h1>
      {opened.value === null ? (
        <MakePlan onMade={show} />
      ) : (
        <OnePlan
          key={opened.value}
          token={opened.value}
          plan={plan?.token === opened.value ? plan : null}
          onMade={show}
          onAnother={opened.close}
        />
      )}
    </div>
  )
}
