import { Form, Input, Modal } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Choices } from '../form/choices.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { toldBeside } from '../form/told-beside.ts'
import type { Open, Outcome } from './exception.ts'

interface Said {
  readonly outcome: Outcome
  readonly reason: string
}

/** Says what was done about an exception. A refund through the provider leaves at once, so its button names it. */
export function ResolveDialog({ exception, onClose }: { exception: Open; onClose: () => void }) {
  const text = useTexts()
  const { id, kind, outcomes, token } = exception
  const [form] = Form.useForm<Said>()
  const [only, ...others] = outcomes
  const chosen = Form.useWatch('outcome', form)
  const { act, isActing, problem } = useAct(
    (said: Said) =>
      perform('POST /api/payments/{token}/resolve', { exception: id, ...said }, { params: { token } }),
    { done: () => text('office.exceptions.resolved'), telling: 'quiet' },
  )
  async function resolve({ outcome, reason }: Said): Promise<void> {
    if ((await act({ outcome, reason: reason.trim() })) !== null) onClose()
  }
  return (
    <Modal
      open
      title={text('office.exceptions.resolveTitle', { kind: text(`office.exceptions.kind.${kind}`) })}
      okText={text(chosen === 'refund' ? 'office.exceptions.refundNow' : 'office.exceptions.save')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: chosen === 'refund' }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ outcome: others.length === 0 ? only : undefined }}
        onFinish={(said) => void resolve(said)}
      >
        <p className="exception__todo">{text(`office.exceptions.todo.${kind}`)}</p>
        <Form.Item
          name="outcome"
          label={text('office.exceptions.whatWasDone')}
          rules={[{ required: true, message: text('office.exceptions.outcomeMissing') }]}
          {...toldBeside(problem, 'outcome')}
        >
          <Choices
            aria-label={text('office.exceptions.whatWasDone')}
            options={outcomes.map((value) => ({ value, label: text(`office.exceptions.choice.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text(`office.exceptions.${chosen === 'refunded-by-hand' ? 'refundRef' : 'reason'}`)}
          rules={[
            { required: true, whitespace: true, message: text('office.exceptions.reasonMissing') },
            { min: 3, message: text('office.exceptions.reasonShort') },
          ]}
          {...toldBeside(problem, 'reason')}
        >
          <Input maxLength={120} showCount />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Modal>
  )
}
