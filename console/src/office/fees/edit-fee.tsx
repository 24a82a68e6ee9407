import { Button, Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { FeeFields } from './fee-fields.tsx'
import { editOf, valuesOf } from './fee-form.ts'
import type { Fee, FeeValues } from './fee-form.ts'
import { StaleFee } from './stale-fee.tsx'
import { useFieldErrors } from './use-field-errors.ts'

interface Props {
  /** As it was when editing began. */
  readonly base: Fee
  /** As the hub has it now. */
  readonly now: Fee
  readonly onEnd: () => void
  /** The hub refused: it may have another version by now. */
  readonly onRefused: () => void
  readonly onReload: () => void
}

/** Edits the version that was read; who was second sees what the first one wrote, and goes on from there. */
export function EditFee({ base, now, onEnd, onRefused, onReload }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<FeeValues>()
  const { act, isActing, problem } = useAction(
    (values: FeeValues) => perform('PUT /api/enrollment/admin/fee', editOf(base, values)),
    { report: 'quiet', done: () => t('office.fees.changed') },
  )
  useFieldErrors(form, problem)

  async function save(values: FeeValues): Promise<void> {
    if ((await act(values)) === null) onRefused()
    else onEnd()
  }

  return (
    <Form<FeeValues>
      form={form}
      layout="vertical"
      className="fee-form"
      scrollToFirstError={{ focus: true }}
      initialValues={valuesOf(base)}
      onFinish={(values) => void save(values)}
    >
      {problem?.code === 'FEE_CHANGED' && now.version !== base.version && (
        <StaleFee before={base} now={now} problem={problem} onReload={onReload} />
      )}
      {problem?.code !== 'FEE_CHANGED' && <FormProblem problem={problem} />}
      <FeeFields fixed={base} />
      <div className="drawer-acts">
        <Button onClick={onEnd}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('office.fees.save')}
        </Button>
      </div>
    </Form>
  )
}
