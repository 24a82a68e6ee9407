import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
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
  const text = useTexts()
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAct(
    (reason: string) => perform('POST /api/plugins/{instance}/pause', { reason }, { params: { instance } }),
    { done: () => text('office.integrations.pauseDone', { instance }), report: 'quiet' },
  )
  async function pause(reason: string): Promise<void> {
    if ((await act(reason.trim())) !== null) onClose()
  }
  return (
    <Dialog
      title={text('office.integrations.pauseTitle', {
        kind: text(`office.integrations.kind.${kind}`),
        instance,
      })}
      okText={text('office.integrations.pause')}
      okButtonProps={{ danger: true }}
      cancelText={text('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{text('office.integrations.pauseBody')}</p>
      <ul className="integration__features">
        {features.map((feature) => (
          <li key={feature}>{text(feature)}</li>
        ))}
      </ul>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void pause(reason)}>
        <Form.Item
          name="reason"
          label={text('office.integrations.reason')}
          rules={[{ required: true, whitespace: true, message: text('office.integrations.reasonMissing') }]}
          {...fieldError(problem, 'reason')}
        >
          <Input maxLength={200} showCount />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
