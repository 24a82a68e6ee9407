import { Steps } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import { planSteps } from './plan.ts'
import type { PlanStep } from './plan.ts'

export function PlanSteps({ at }: { at: PlanStep }) {
  const t = useTranslate()
  return (
    <Steps
      className="plan__steps"
      size="small"
      current={planSteps.indexOf(at)}
      items={planSteps.map((step) => ({ title: t(`office.insertServices.step.${step}`) }))}
    />
  )
}
