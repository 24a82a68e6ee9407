import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ProblemPanel } from '../../list/problem-panel.tsx'
import { useShortcut } from '../../shortcuts/shortcuts.tsx'
import { stepOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { PlanResult } from './plan-result.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { ReviewPlan } from './review-plan.tsx'
import { RunPlan } from './run-plan.tsx'
import { useNames } from './use-names.ts'
import { usePlan } from './use-plan.ts'

interface Props {
  readonly token: string
  /** As it was prepared here; null when the address was opened anew. */
  readonly plan: Plan | null
  readonly onMade: (plan: Plan) => void
  readonly onAnother: () => void
}

/** One plan, wherever it stands: to be looked at, under way, stopped, or over. */
export function OnePlan({ token, plan, onMade, onAnother }: Props) {
  const t = useTranslate()
  const { progress, isRunning, problem, start } = usePlan(token)
  const { answer } = progress
  const names = useNames(answer?.rows ?? [], plan)
  useShortcut('n', 'office.insertServices.another', onAnother)
  const another = <Button onClick={onAnother}>{t('office.insertServices.another')}</Button>

  if (answer === undefined) {
    if (progress.problem === null) return <Skeleton blocks={[48, 240]} />
    // What is no token at all is refused by its form.
    return [400, 404].includes(progress.problem.status) ? (
      <GonePlan another={another} />
    ) : (
      <ProblemPanel problem={progress.problem} onRetry={progress.refetch} />
    )
  }
  const step = stepOf(answer.state, isRunning)
  const shared = { progress: answer, names, another }
  return (
    <>
      <PlanSteps at={step} />
      {progress.problem !== null && (
        <Alert type="warning" showIcon message={t('office.insertServices.unread')} />
      )}
      {step === 'review' && (
        <ReviewPlan {...shared} plan={plan} problem={problem} onRun={() => start(answer.act)} />
      )}
      {step === 'run' && (
        <RunPlan {...shared} isRunning={isRunning} problem={problem} onResume={() => start(answer.act)} />
      )}
      {step === 'result' && <PlanResult {...shared} onMade={onMade} />}
    </>
  )
}

function GonePlan({ another }: { another: ReactNode }) {
  const t = useTranslate()
  return (
    <Alert
      type="warning"
      showIcon
      message={t('office.insertServices.gone')}
      description={t('office.insertServices.goneBody')}
      action={another}
    />
  )
}
