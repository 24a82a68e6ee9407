import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { BodyOf } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { Choices } from '../form/choices.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { ActionSummary, SecondPersonNote } from '../approvals/action-summary.tsx'
import { useNeedsSecondPerson } from '../approvals/use-second-person.ts'
import { studentNames } from '../approvals/student-names.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Agreement } from './agreement.ts'

type Confirmation = BodyOf<'POST /api/payments/bank-agreement/{token}/confirm'>

const statuses = ['PAGO DAVIVIENDA', 'INGRESO MANUAL'] as const

/** A person says that an agreement was paid: by which of the two words, and why. */
export function ConfirmDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const t = useTranslate()
  const { token, student_code: student, name, reference, amount } = agreement
  const [form] = Form.useForm<Confirmation>()
  const chosen = Form.useWatch('status', form)
  const asks = useNeedsSecondPerson(amount)
  const { act, isActing, problem } = useAction(
    'POST /api/payments/bank-agreement/{token}/confirm',
    (confirmation: Confirmation) => ({ body: confirmation, params: { token } }),
    {
      done: (answer) =>
        waitsForSecondPerson(answer)
          ? t('office.approvals.waits')
          : t('office.agreements.confirmed', { student }),
      report: 'quiet',
    },
  )
  async function confirm({ status, reason }: Confirmation): Promise<void> {
    if ((await act({ status, reason: reason.trim() })) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.agreements.confirm')}
      okText={t(asks ? 'office.approvals.ask' : 'office.agreements.confirm')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className="act-summary">
        <ActionSummary
          amount={formatCop(amount)}
          who={studentNames([{ code: student, name }], t)}
          reference={reference}
          means={chosen === undefined ? null : t(`office.approvals.means.${evidenceKey(chosen)}`)}
          effect={t('office.approvals.effect.paid')}
        />
        <SecondPersonNote amount={amount} />
      </div>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(confirmation) => void confirm(confirmation)}
      >
        <Form.Item
          name="status"
          label={t('office.agreements.as')}
          rules={[{ required: true, message: t('office.agreements.asMissing') }]}
          {...fieldError(problem, 'status')}
        >
          <Choices
            aria-label={t('office.agreements.as')}
            options={statuses.map((status) => ({
              value: status,
              label: t(`office.agreements.status.${status === 'INGRESO MANUAL' ? 'manual' : 'bank'}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('office.agreements.reason')}
          extra={t('office.agreements.reasonHint')}
          rules={[
            { required: true, whitespace: true, message: t('office.agreements.reasonMissing') },
            { min: 3, message: t('office.agreements.reasonShort') },
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

function evidenceKey(status: Confirmation['status']): 'paper' | 'bank' {
  return status === 'INGRESO MANUAL' ? 'paper' : 'bank'
}
