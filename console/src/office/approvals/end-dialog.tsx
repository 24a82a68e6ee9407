import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Approval } from './approval.ts'
import { studentNames } from './student-names.ts'

interface Props {
  readonly approval: Approval
  readonly ending: 'refuse' | 'withdraw'
  readonly onClose: () => void
}

/** Says no to somebody else's request, or takes back one's own; nothing is done then. */
export function EndDialog({ approval, ending, onClose }: Props) {
  const t = useTranslate()
  const { id, amount } = approval
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAction(
    (reason: string) =>
      perform(`POST /api/approvals/{id}/${ending}`, { reason: reason.trim() }, { params: { id } }),
    { done: () => t(`office.approvals.ended.${ending}`), report: 'quiet' },
  )
  async function end(reason: string): Promise<void> {
    if ((await act(reason)) !== null) onClose()
  }
  return (
    <Dialog
      title={t(`office.approvals.${ending}`)}
      okText={t(`office.approvals.${ending}`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void end(reason)}>
        <p>{`${studentNames(approval.students, t)} · ${pesos(amount)}`}</p>
        <Form.Item
          name="reason"
          label={t('office.approvals.endReason')}
          rules={[
            { required: true, whitespace: true, message: t('office.approvals.reasonMissing') },
            { min: 3, message: t('office.approvals.reasonShort') },
          ]}
          {...fieldError(problem, 'reason')}
        >
          <Input maxLength={200} showCount />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
