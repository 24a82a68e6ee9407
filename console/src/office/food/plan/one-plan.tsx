import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ProblemPanel } from '../../list/problem-panel.tsx'
import { useShortcut } from '../../shortcuts/shortcuts.tsx'
import { useReadBy, useRead, useRefetchAll } from '../../api/use-read.ts'
import { useAction, useTask } from '../../api/use-action.ts'
import { FormProblem } from '../../form/form-problem.tsx'
import { stepOf, paceOf } from './plan.ts'
import type { Plan, ProgressRow, Progress } from './plan.ts'
import { PlanSteps } from './plan-steps.tsx'
import { ReviewPlan } from './review-plan.tsx'
import { RunPlan } from './run-plan.tsx'
import type { StudentNames } from './planned-rows.ts'
import { RunTable } from './run-table.tsx'
import { perform } from '../../api/call.ts'
import type { FoodAction } from '../food-service.ts'

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

/** The students' names: as the plan has them, or asked for when the plan was found by its address. */
function useNames(rows: readonly ProgressRow[], plan: Plan | null): StudentNames {
  const codes = rows.map(({ student }) => student)
  const { answer } = useReadBy('POST /api/people/students/by_array', codes, {
    when: plan === null && codes.length > 0,
  })
  return useMemo(() => {
    if (plan !== null) return new Map(plan.rows.map(({ student, ...named }) => [student, named]))
    return new Map(
      (answer ?? []).map(({ custom_id: code, first_name: first, last_name: last, grade }) => [
        code,
        { name: `${first} ${last}`, grade },
      ]),
    )
  }, [plan, answer])
}

interface PlanResultProps {
  readonly progress: Progress
  readonly names: StudentNames
  readonly another: ReactNode
  readonly onMade: (plan: Plan) => void
}

/** What came of it, in the school's words. Those that failed can be a plan of their own. */
function PlanResult({ progress, names, another, onMade }: PlanResultProps) {
  const t = useTranslate()
  const { act, done, failed, rows } = progress
  const isWell = failed === 0
  const anew = useAction(
    'POST /api/hikcentral/plans',
    () => ({
      body: {
        act,
        rows: rows
          .filter(({ result }) => result === 'failed')
          .map(({ student, service }) => ({ student, service })),
      },
    }),
    { report: 'quiet', shown: 'kept' },
  )

  async function prepareFailed(): Promise<void> {
    const plan = await anew.act()
    if (plan !== null) onMade(plan)
  }

  return (
    <section className="panel plan__review" aria-label={t('office.insertServices.step.result')}>
      <Alert
        type={isWell ? 'success' : 'error'}
        showIcon
        message={t(`food.run.${act}.${isWell ? 'done' : 'failed'}`)}
        description={t(`office.insertServices.ended.${isWell ? 'well' : 'partly'}`, {
          done,
          failed,
        })}
      />
      <FormProblem problem={anew.problem} />
      <div className="plan__acts">
        {!isWell && (
          <Button type="primary" loading={anew.isActing} onClick={() => void prepareFailed()}>
            {t('office.insertServices.again', { n: failed })}
          </Button>
        )}
        {another}
      </div>
      <RunTable progress={progress} names={names} />
    </section>
  )
}

/** A plan by its token: how far it is, looked at while it runs, and the way to run it or to go on with it. */
function usePlan(token: string) {
  const refetchAll = useRefetchAll()
  const run = useTask(async (act: FoodAction) => {
    try {
      return await perform(
        act === 'enrol' ? 'POST /api/hikcentral/insertServices' : 'POST /api/hikcentral/deleteServices',
        { token },
      )
    } finally {
      // Refused or lost, only the plan says how far it came: somebody else may be running it.
      await refetchAll()
    }
  })
  const progress = useRead('GET /api/hikcentral/plans/{token}', {
    params: { token },
    every: (answer) => paceOf(answer?.state, run.isActing),
  })
  return {
    progress,
    isRunning: run.isActing,
    problem: run.problem,
    start: (act: FoodAction) => void run.act(act),
  }
}
