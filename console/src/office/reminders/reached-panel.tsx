import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { usePermission } from '../access/use-permission.ts'
import { progressOf } from './progress-of.ts'
import type { CountedReminder } from './reminder.ts'
import { StopDialog } from './stop-dialog.tsx'

const shownCounts = ['sent', 'finished', 'waiting', 'no_address', 'failed', 'audience'] as const

/** How far a reminder is, and the way to stop it. */
export function ReachedPanel({ reminder }: { reminder: CountedReminder }) {
  const t = useTranslate()
  const mayStop = usePermission('POST /api/reminders/{id}/stop')
  const [isStopping, setStopping] = useState(false)
  const { state, counts } = reminder
  const { done, total, percent } = progressOf(counts)
  const isRunning = state === 'running'
  return (
    <section className="panel">
      <h2>{t(`office.reminders.how.${state}`)}</h2>
      {isRunning && (
        <>
          <Progress percent={percent} aria-label={t('office.reminders.progress')} />
          <output className="page__lead reminders__lead">
            {t('office.reminders.progressOf', { done: formatCount(done), total: formatCount(total) })}
          </output>
        </>
      )}
      <dl className="reminders__counts">
        {shownCounts.map((name) => (
          <div key={name}>
            <dt>{t(`office.reminders.counts.${name}`)}</dt>
            <dd className="figures">{formatCount(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {isRunning && mayStop && (
        <div className="reminders__acts">
          <Button danger onClick={() => setStopping(true)}>
            {t('office.reminders.stop')}
          </Button>
        </div>
      )}
      {isStopping && <StopDialog reminder={reminder} onClose={() => setStopping(false)} />}
    </section>
  )
}
