import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import { healthText } from './health-text.ts'
import type { Integration } from './integration.ts'

interface Props {
  readonly integration: Integration
}

/** Ask now, hold, let go, and in the demonstration a visit to the other side. */
export function IntegrationActions({ integration }: Props) {
  const { pause, desk } = integration
  return (
    <div className="integration__acts">
      {pause === null ? <Check integration={integration} /> : <Resume integration={integration} />}
      {pause === null && <Pause integration={integration} />}
      {desk !== null && <Desk desk={desk} />}
    </div>
  )
}

function Check({ integration: { instance } }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/check')
  const { act, isActing } = useAction(
    'POST /api/plugins/{instance}/check',
    () => ({ params: { instance } }),
    { done: (health) => `${instance}: ${healthText(health, t)}` },
  )
  if (!may) return null
  return (
    <Button
      loading={isActing}
      aria-label={t('office.integrations.checkOf', { instance })}
      onClick={() => void act()}
    >
      {t('office.integrations.check')}
    </Button>
  )
}

function Pause({ integration }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/pause')
  const [isAsking, setAsking] = useState(false)
  if (!may) return null
  return (
    <>
      <Button
        danger
        aria-label={t('office.integrations.pauseOf', { instance: integration.instance })}
        onClick={() => setAsking(true)}
      >
        {t('office.integrations.pause')}
      </Button>
      {isAsking && <PauseDialog integration={integration} onClose={() => setAsking(false)} />}
    </>
  )
}

function Resume({ integration: { instance } }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/resume')
  const { act, isActing } = useAction(
    'POST /api/plugins/{instance}/resume',
    () => ({ params: { instance } }),
    { done: (health) => `${instance}: ${healthText(health, t)}` },
  )
  if (!may) return null
  return (
    <Button
      type="primary"
      loading={isActing}
      aria-label={t('office.integrations.resumeOf', { instance })}
      onClick={() => void act()}
    >
      {t('office.integrations.resume')}
    </Button>
  )
}

/** Served by the hub beside the office, not by it: a new tab. */
function Desk({ desk }: { desk: string }) {
  const t = useTranslate()
  return (
    <Button type="link" href={desk} target="_blank">
      {t('office.integrations.desk')}
    </Button>
  )
}

interface PauseDialogProps {
  readonly integration: Integration
  readonly onClose: () => void
}

/** Says what stops before it stops, and asks why. */
function PauseDialog({ integration: { instance, kind, features }, onClose }: PauseDialogProps) {
  const t = useTranslate()
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAction(
    'POST /api/plugins/{instance}/pause',
    (reason: string) => ({ body: { reason }, params: { instance } }),
    { done: () => t('office.integrations.pauseDone', { instance }), report: 'quiet' },
  )
  async function pause(reason: string): Promise<void> {
    if ((await act(reason.trim())) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.integrations.pauseTitle', {
        kind: t(`office.integrations.kind.${kind}`),
        instance,
      })}
      okText={t('office.integrations.pause')}
      okButtonProps={{ danger: true }}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('office.integrations.pauseBody')}</p>
      <ul className="integration__features">
        {features.map((feature) => (
          <li key={feature}>{t(feature)}</li>
        ))}
      </ul>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void pause(reason)}>
        <Form.Item
          name="reason"
          label={t('office.integrations.reason')}
          rules={[{ required: true, whitespace: true, message: t('office.integrations.reasonMissing') }]}
          {...fieldError(problem, 'reason')}
        >
          <Input maxLength={200} showCount />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
