import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import { newDiscountOf } from './ask-form.ts'
import type { AskValues } from './ask-form.ts'
import { kinds } from './discount.ts'
import type { DiscountWish } from './discount.ts'
import { noteRules } from './note-rules.ts'
import { ProofChoice } from './proof-choice.tsx'
import { StudentField } from './student-field.tsx'

/** Asks for a discount with its proof; somebody else will review it. */
export function AskDialog({ wish, onClose }: { wish: DiscountWish; onClose: () => void }) {
  const text = useTexts()
  const [form] = Form.useForm<AskValues>()
  const { act, isActing, problem } = useAct(
    (values: AskValues) => perform('POST /api/discounts', newDiscountOf(values)),
    { done: () => text('office.discounts.asked'), report: 'quiet' },
  )
  const { percent, ...known } = wish
  async function ask(values: AskValues): Promise<void> {
    if ((await act(values)) !== null) onClose()
  }
  return (
    <Dialog
      title={text('office.discounts.ask')}
      okText={text('office.discounts.send')}
      cancelText={text('common.cancel')}
      confirmLoading={isActing}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<AskValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ ...known, ...(percent !== undefined && { percent: percent / 100 }) }}
        onFinish={(values) => void ask(values)}
      >
        <p className="page__lead discounts__lead">{text('office.discounts.askLead')}</p>
        <StudentField problem={problem} />
        <Form.Item
          name="kind"
          label={text('office.discounts.kindFilter')}
          rules={[{ required: true, message: text('office.discounts.kindMissing') }]}
          {...fieldError(problem, 'kind')}
        >
          <FormSelect
            options={kinds.map((value) => ({ value, label: text(`office.discounts.kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="percent"
          label={text('office.discounts.percent')}
          rules={[
            { required: true, message: text('office.discounts.percentMissing') },
            percentRule({ min: 0.01, max: 100, message: text('office.discounts.percentWrong') }),
          ]}
          {...fieldError(problem, 'percent')}
        >
          <PercentInput />
        </Form.Item>
        <Form.Item
          name="note"
          label={text('office.discounts.note')}
          extra={text('office.discounts.noteHint')}
          rules={noteRules(text)}
          {...fieldError(problem, 'note')}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item
          name="proof"
          label={text('office.discounts.proof.title')}
          rules={[{ required: true, message: text('office.discounts.proof.missing') }]}
          {...fieldError(problem, 'proof.content')}
        >
          <ProofChoice />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
