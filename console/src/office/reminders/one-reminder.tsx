import { useState } from 'react'
import { Alert, Button, Progress } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { useAction } from '../api/use-action.ts'
import { usePermission } from '../access/use-permission.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { ReminderFacts } from './reminder-facts.tsx'
import type { CountedReminder, ReminderInput } from './reminder.ts'
import { SendingsTable } from './sendings-table.tsx'
import { valuesOf } from './reminder-form.ts'
import { WriteReminder } from './write-reminder.tsx'
import { progressOf } from './progress-of.ts'

interface Props {
  readonly reminder: CountedReminder
  readonly onGone: () => void
  /** Somebody else has changed it. */
  readonly onStale: () => void
}

/** A draft can still be written; one that was started shows what became of it. */
export function OneReminder({ reminder, onGone, onStale }: Props) {
  const [edited, setEdited] = useState<CountedReminder | null>(null)
  if (edited !== null) {
    return (
      <EditReminder
        key={edited.version}
        base={edited}
        now={reminder}
        onEnd={() => setEdited(null)}
        onReload={() => setEdited(reminder)}
        onStale={onStale}
      />
    )
  }
  const isDraft = reminder.state === 'draft'
  return (
    <div className="page">
      {isDraft ? (
        <DraftPanel reminder={reminder} onEdit={() => setEdited(reminder)} onGone={onGone} />
      ) : (
        <ReachedPanel reminder={reminder} />
      )}
      <ReminderFacts reminder={reminder} />
      {!isDraft && <SendingsTable reminder={reminder} />}
    </div>
  )
}

interface EditReminderProps {
  /** As it was when editing began. */
  readonly base: CountedReminder
  /** As the hub has it now. */
  readonly now: CountedReminder
  readonly onEnd: () => void
  readonly onReload: () => void
  readonly onStale: () => void
}

/** Edits the version that was read; who was second goes on from what the first one wrote. */
function EditReminder({ base, now, onEnd, onReload, onStale }: EditReminderProps) {
  const t = useTranslate()
  const { id, version } = base
  const { act, isActing, problem } = useAction(
    'PUT /api/reminders/{id}',
    (input: ReminderInput) => ({ body: { ...input, version }, params: { id } }),
    { done: () => t('office.reminders.changed'), report: 'quiet' },
  )
  async function save(input: ReminderInput): Promise<void> {
    if ((await act(input)) === null) onStale()
    else onEnd()
  }
  return (
    <>
      {now.version !== version && problem !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('office.reminders.stale')}
          action={<Button onClick={onReload}>{t('office.reminders.reload')}</Button>}
        />
      )}
      <WriteReminder
        values={valuesOf(base)}
        isSaving={isActing}
        problem={problem}
        onSave={(input) => void save(input)}
        onCancel={onEnd}
      />
    </>
  )
}

const shownCounts = ['sent', 'finished', 'waiting', 'no_address', 'failed', 'audience'] as const

/** How far a reminder is, and the way to stop it. */
function ReachedPanel({ reminder }: { reminder: CountedReminder }) {
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
            {t('office.reminders.progressOf', { done, total })}
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

function StopDialog({ reminder, onClose }: { reminder: CountedReminder; onClose: () => void }) {
  const t = useTranslate()
  const { id, name } = reminder
  const { act, isActing, problem } = useAction('POST /api/reminders/{id}/stop', () => ({ params: { id } }), {
    done: () => t('office.reminders.stopped'),
    report: 'quiet',
  })
  async function stop(): Promise<void> {
    if ((await act()) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.reminders.stop')}
      okText={t('office.reminders.stop')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={() => void stop()}
      onCancel={onClose}
    >
      <p>{t('office.reminders.stopBody', { name })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
