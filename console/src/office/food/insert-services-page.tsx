import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useOpened } from '../list/use-opened.ts'
import { MakePlan } from './plan/make-plan.tsx'
import { OnePlan } from './plan/one-plan.tsx'
import type { Plan } from './plan/plan.ts'
import './plan/plan.css'

/** Services for many students: prepared, looked at, run. The plan stands in the address, so that it is found again. */
export default function InsertServicesPage() {
  const text = useTexts()
  const opened = useOpened('plan')
  const [plan, setPlan] = useState<Plan | null>(null)
  const show = (made: Plan) => {
    setPlan(made)
    opened.open(made.token)
  }
  return (
    <div className="page">
      <h1 className="page__title">{text('office.insertServices.title')}</h1>
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
