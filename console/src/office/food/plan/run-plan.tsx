import { Alert, Button, Progress as ProgressBar } from 'antd'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../../api/problem.ts'
import { useTexts } from '../../../i18n.ts'
import { cop } from '../../../money.ts'
import { FormProblem } from '../../form/form-problem.tsx'
import type { Progress } from './plan.ts'
import type { Names } from './planned-rows.ts'
import { RunTable } from './run-table.tsx'
import { useCalm } from './use-calm.ts'

interface Props {
  readonly progress: Progress
  readonly names: Names
  readonly another: ReactNode
  readonly isRunning: boolean
  readonly problem: HubProblem | null
  readonly onResume: () => void
}

const CALM_MS = 5000

/** The run, student by student. It goes on without this page; one that stopped waits for somebody to go on. */
export function RunPlan({ progress, names, another, isRunning, problem, onResume }: Props) {
  const text = useTexts()
  const { act, done, failed, waiting } = progress
  const isStopped = progress.state === 'stopped' && !isRunning
  const all = done + failed + waiting
  const said = text('office.insertServices.progress', {
    ended: cop(done + failed),
    all: cop(all),
    failed: cop(failed),
  })
  const told = useCalm(said, CALM_MS)
  return (
    <section className="panel plan__review" aria-label={text('office.insertServices.step.run')}>
      <h2>{text(`office.insertServices.${isStopped ? 'stopped' : `running.${act}`}`)}</h2>
      {isStopped ? (
        <Alert
          type="warning"
          showIcon
          message={text('office.insertServices.stoppedBody', { n: cop(waiting) })}
          action={
            <Button type="primary" onClick={onResume}>
              {text('office.insertServices.resume')}
            </Button>
          }
        />
      ) : (
        <p className="plan__hint">{text('office.insertServices.runsAlone')}</p>
      )}
      {isStopped && problem?.status === 0 && <FormProblem problem={problem} />}
      <ProgressBar
        aria-label={text('office.insertServices.step.run')}
        percent={all === 0 ? 100 : Math.floor(((done + failed) * 100) / all)}
        status={isStopped ? 'normal' : 'active'}
      />
      <p className="figures">{said}</p>
      <output className="unseen">{told}</output>
      {isStopped && <div className="plan__acts">{another}</div>}
      <RunTable progress={progress} names={names} />
    </section>
  )
}
