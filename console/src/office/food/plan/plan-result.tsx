import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { formatCount } from '../../../numbers.ts'
import { perform } from '../../api/call.ts'
import { useAction } from '../../api/use-action.ts'
import { FormProblem } from '../../form/form-problem.tsx'
import type { Plan, Progress } from './plan.ts'
import type { StudentNames } from './planned-rows.ts'
import { RunTable } from './run-table.tsx'

interface Props {
  readonly progress: Progress
  readonly names: StudentNames
  readonly another: ReactNode
  readonly onMade: (plan: Plan) => void
}

/** What came of it, in the school's words. Those that failed can be a plan of their own. */
export function PlanResult({ progress, names, another, onMade }: Props) {
  const t = useTranslate()
  const { act, done, failed, rows } = progress
  const isWell = failed === 0
  const anew = useAction(
    () =>
      perform('POST /api/hikcentral/plans', {
        act,
        rows: rows
          .filter(({ result }) => result === 'failed')
          .map(({ student, service }) => ({ student, service })),
      }),
    { report: 'quiet', shown: 'kept' },
  )

  async function prepareFailed(): Promise<void> {
    const plan = await anew.act(undefined)
    if (plan !== null) onMade(plan)
  }

  return (
    <section className="panel plan__review" aria-label={t('office.insertServices.step.result')}>
      <Alert
        type={isWell ? 'success' : 'error'}
        showIcon
        message={t(`food.run.${act}.${isWell ? 'done' : 'failed'}`)}
        description={t(`office.insertServices.ended.${isWell ? 'well' : 'partly'}`, {
          done: formatCount(done),
          failed: formatCount(failed),
        })}
      />
      <FormProblem problem={anew.problem} />
      <div className="plan__acts">
        {!isWell && (
          <Button type="primary" loading={anew.isActing} onClick={() => void prepareFailed()}>
            {t('office.insertServices.again', { n: formatCount(failed) })}
          </Button>
        )}
        {another}
      </div>
      <RunTable progress={progress} names={names} />
    </section>
  )
}
