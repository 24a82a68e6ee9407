import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { useRefetchAll } from '../api/use-read.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import { RowFacts } from './proposals.tsx'
import type { ReconciliationRow } from './row.ts'

interface Props {
  readonly day: string
  readonly rows: readonly ReconciliationRow[]
  readonly onClose: () => void
}

/** A person holds some rows for one payment and says why. */
export function MatchDialog({ day, rows, onClose }: Props) {
  const t = useTranslate()
  const refetchAll = useRefetchAll()
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAction(
    'POST /api/reconciliation/days/{day}/matches',
    (reason: string) => ({ body: { rows: rows.map(({ id }) => id), reason }, params: { day } }),
    { done: () => t('office.reconciliation.joined'), report: 'quiet' },
  )
  async function join({ reason }: { reason: string }): Promise<void> {
    if ((await act(reason.trim())) !== null) onClose()
  }
  // What was refused has changed meanwhile.
  function leave(): void {
    if (problem !== null) void refetchAll()
    onClose()
  }
  return (
    <Dialog
      title={t('office.reconciliation.joinTitle', { n: rows.length })}
      okText={t('office.reconciliation.join')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={leave}
    >
      <p className="page__lead">{t('office.reconciliation.joinBody')}</p>
      <ul className="reconciled__joined">
        {rows.map((row) => (
          <li key={row.id}>
            <RowFacts row={row} />
          </li>
        ))}
      </ul>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void join(values)}>
        <Form.Item
          name="reason"
          label={t('office.reconciliation.reasonLabel')}
          extra={t('office.reconciliation.reasonHint')}
          rules={[
            { required: true, whitespace: true, message: t('office.reconciliation.reasonMissing') },
            { min: 3, message: t('office.reconciliation.reasonShort') },
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
