import { Button, Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { FeeFields } from './fee-fields.tsx'
import { activityFields, isActivity, newFeeOf } from './fee-form.ts'
import type { FeeValues } from './fee-form.ts'
import { useFieldErrors } from './use-field-errors.ts'

/** One form, a fee for each of its grades. */
export function CreateFee({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [form] = Form.useForm<FeeValues>()
  const { act, isActing, problem } = useAction(
    (values: FeeValues) => perform('POST /api/enrollment/admin/fee', [newFeeOf(values)]),
    {
      report: 'quiet',
      done: ({ total_rows: n }) => t('office.fees.created', { n }),
    },
  )
  useFieldErrors(form, problem)

  async function save(values: FeeValues): Promise<void> {
    if ((await act(values)) !== null) onClose()
  }

  return (
    <Form<FeeValues>
      form={form}
      layout="vertical"
      className="fee-form"
      scrollToFirstError={{ focus: true }}
      initialValues={{ value: 0 }}
      onValuesChange={({ type }: FeeValues) => {
        if (type !== undefined && !isActivity(type)) form.resetFields([...activityFields])
      }}
      onFinish={(values) => void save(values)}
    >
      <FormProblem problem={problem} />
      <FeeFields fixed={null} />
      <div className="drawer-acts">
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('office.fees.save')}
        </Button>
      </div>
    </Form>
  )
}
