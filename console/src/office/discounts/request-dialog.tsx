import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import { newDiscountOf } from './request-form.ts'
import type { RequestDiscountValues } from './request-form.ts'
import { kinds } from './discount.ts'
import type { DiscountDraft } from './discount.ts'
import { noteRules } from './note-rules.ts'
import { ProofChoice } from './proof-choice.tsx'
import { StudentField } from './student-field.tsx'

/** Asks for a discount with its proof; somebody else will review it. */
export function RequestDiscountDialog({ draft, onClose }: { draft: DiscountDraft; onClose: () => void }) {
  const t = useTranslate()
  const [form] = Form.useForm<RequestDiscountValues>()
  const { act, isActing, problem } = useAction(
    (values: RequestDiscountValues) => perform('POST /api/discounts', newDiscountOf(values)),
    { done: () => t('office.discounts.asked'), report: 'quiet' },
  )
  const { percent, ...known } = draft
  async function ask(values: RequestDiscountValues): Promise<void> {
    if ((await act(values)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.discounts.ask')}
      okText={t('office.discounts.send')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<RequestDiscountValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ ...known, ...(percent !== undefined && { percent: percent / 100 }) }}
        onFinish={(values) => void ask(values)}
      >
        <p className="page__lead discounts__lead">{t('office.discounts.askLead')}</p>
        <StudentField problem={problem} />
        <Form.Item
          name="kind"
          label={t('office.discounts.kindFilter')}
          rules={[{ required: true, message: t('office.discounts.kindMissing') }]}
          {...fieldError(problem, 'kind')}
        >
          <FormSelect
            options={kinds.map((value) => ({ value, label: t(`office.discounts.kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="percent"
          label={t('office.discounts.percent')}
          rules={[
            { required: true, message: t('office.discounts.percentMissing') },
            percentRule({ min: 0.01, max: 100, message: t('office.discounts.percentWrong') }),
          ]}
          {...fieldError(problem, 'percent')}
        >
          <PercentInput />
        </Form.Item>
        <Form.Item
          name="note"
          label={t('office.discounts.note')}
          extra={t('office.discounts.noteHint')}
          rules={noteRules(t)}
          {...fieldError(problem, 'note')}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item
          name="proof"
          label={t('office.discounts.proof.title')}
          rules={[{ required: true, message: t('office.discounts.proof.missing') }]}
          {...fieldError(problem, 'proof.content')}
        >
          <ProofChoice />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
