import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Integration } from './integration.ts'

interface Props {
  readonly integration: Integration
  readonly onClose: () => void
}

/** Says what stops before it stops, and asks why. */
export function PauseDialog({ integration: { instance, kind, features }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAction(
    (reason: string) => perform('POST /api/plugins/{instance}/pause', { reason }, { params: { instance } }),
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
