import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Discount } from './discount.ts'
import { noteRules } from './note-rules.ts'

/** Takes a discount back; the same kind can be asked for again. */
export function WithdrawDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useTranslate()
  const { id, state } = discount
  const [form] = Form.useForm<{ note: string }>()
  const { act, isActing, problem } = useAction(
    (note: string) => perform('POST /api/discounts/{id}/withdraw', { note: note.trim() }, { params: { id } }),
    { done: () => t('office.discounts.withdrawn'), report: 'quiet' },
  )
  async function withdraw({ note }: { note: string }): Promise<void> {
    if ((await act(note)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.discounts.withdraw')}
      okText={t('office.discounts.withdraw')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void withdraw(values)}>
        <p className="discounts__lead">
          {t(`office.discounts.withdrawBody.${state === 'granted' ? 'granted' : 'asked'}`)}
        </p>
        <Form.Item
          name="note"
          label={t('office.discounts.withdrawNote')}
          rules={noteRules(t)}
          {...fieldError(problem, 'note')}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
