import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Discount } from './discount.ts'
import { noteRules } from './note-rules.ts'

/** Takes a discount back; the same kind can be asked for again. */
export function WithdrawDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const text = useTexts()
  const { id, state } = discount
  const [form] = Form.useForm<{ note: string }>()
  const { act, isActing, problem } = useAct(
    (note: string) => perform('POST /api/discounts/{id}/withdraw', { note: note.trim() }, { params: { id } }),
    { done: () => text('office.discounts.withdrawn'), report: 'quiet' },
  )
  async function withdraw({ note }: { note: string }): Promise<void> {
    if ((await act(note)) !== null) onClose()
  }
  return (
    <Dialog
      title={text('office.discounts.withdraw')}
      okText={text('office.discounts.withdraw')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(said) => void withdraw(said)}>
        <p className="discounts__lead">
          {text(`office.discounts.withdrawBody.${state === 'granted' ? 'granted' : 'asked'}`)}
        </p>
        <Form.Item
          name="note"
          label={text('office.discounts.withdrawNote')}
          rules={noteRules(text)}
          {...fieldError(problem, 'note')}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
