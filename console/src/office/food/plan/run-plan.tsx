import { Alert, Button, Progress as ProgressBar } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HubProblem } from '../../../api/problem.ts'
import { useTranslate } from '../../../i18n.ts'
import { FormProblem } from '../../form/form-problem.tsx'
import type { Progress } from './plan.ts'
import type { StudentNames } from './planned-rows.ts'
import { RunTable } from './run-table.tsx'

interface Props {
  readonly progress: Progress
  readonly names: StudentNames
  readonly another: ReactNode
  readonly isRunning: boolean
  readonly problem: HubProblem | null
  readonly onResume: () => void
}

const ANNOUNCE_MS = 5000

/** The run, student by student. It goes on without this page; one that stopped waits for somebody to go on. */
export function RunPlan({ progress, names, another, isRunning, problem, onResume }: Props) {
  const t = useTranslate()
  const { act, done, failed, waiting } = progress
  const isStopped = progress.state === 'stopped' && !isRunning
  const all = done + failed + waiting
  const progressText = t('office.insertServices.progress', {
    ended: done + failed,
    all,
    failed,
  })
  const announced = useThrottled(progressText, ANNOUNCE_MS)
  return (
    <section className="panel plan__review" aria-label={t('office.insertServices.step.run')}>
      <h2>{t(`office.insertServices.${isStopped ? 'stopped' : `running.${act}`}`)}</h2>
      {isStopped ? (
        <Alert
          type="warning"
          showIcon
          message={t('office.insertServices.stoppedBody', { n: waiting })}
          action={
            <Button type="primary" onClick={onResume}>
              {t('office.insertServices.resume')}
            </Button>
          }
        />
      ) : (
        <p className="plan__hint">{t('office.insertServices.runsAlone')}</p>
      )}
      {isStopped && problem?.status === 0 && <FormProblem problem={problem} />}
      <ProgressBar
        aria-label={t('office.insertServices.step.run')}
        percent={all === 0 ? 100 : Math.floor(((done + failed) * 100) / all)}
        status={isStopped ? 'normal' : 'active'}
      />
      <p className="figures">{progressText}</p>
      <output className="unseen">{announced}</output>
      {isStopped && <div className="plan__acts">{another}</div>}
      <RunTable progress={progress} names={names} />
    </section>
  )
}

/** A text that changes all the time, updated at intervals: a screen reader would never come to an end otherwise. */
function useThrottled(text: string, everyMs: number): string {
  const [shown, setShown] = useState(text)
  const update = useEffectEvent(() => setShown(text))
  useEffect(() => {
    const timer = setInterval(() => update(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return shown
}
