import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { perform } from '../api/call.ts'
import type { Body } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Choices } from '../form/choices.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { ActSummary, SecondPersonNote } from '../approvals/act-summary.tsx'
import { useNeedsSecondPerson } from '../approvals/use-second-person.ts'
import { studentNames } from '../approvals/student-names.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Agreement } from './agreement.ts'

type Confirmation = Body<'POST /api/payments/bank-agreement/{token}/confirm'>

const statuses = ['PAGO DAVIVIENDA', 'INGRESO MANUAL'] as const

/** A person says that an agreement was paid: by which of the two words, and why. */
export function ConfirmDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const text = useTexts()
  const { token, student_code: student, name, reference, amount } = agreement
  const [form] = Form.useForm<Confirmation>()
  const chosen = Form.useWatch('status', form)
  const asks = useNeedsSecondPerson(amount)
  const { act, isActing, problem } = useAct(
    (confirmation: Confirmation) =>
      perform('POST /api/payments/bank-agreement/{token}/confirm', confirmation, { params: { token } }),
    {
      done: (answer) =>
        waitsForSecondPerson(answer)
          ? text('office.approvals.waits')
          : text('office.agreements.confirmed', { student }),
      report: 'quiet',
    },
  )
  async function confirm({ status, reason }: Confirmation): Promise<void> {
    if ((await act({ status, reason: reason.trim() })) !== null) onClose()
  }
  return (
    <Dialog
      title={text('office.agreements.confirm')}
      okText={text(asks ? 'office.approvals.ask' : 'office.agreements.confirm')}
      cancelText={text('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className="act-summary">
        <ActSummary
          amount={cop(amount)}
          who={studentNames([{ code: student, name }], text)}
          reference={reference}
          means={chosen === undefined ? null : text(`office.approvals.means.${meansWord(chosen)}`)}
          effect={text('office.approvals.effect.paid')}
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
          label={text('office.agreements.as')}
          rules={[{ required: true, message: text('office.agreements.asMissing') }]}
          {...fieldError(problem, 'status')}
        >
          <Choices
            aria-label={text('office.agreements.as')}
            options={statuses.map((status) => ({
              value: status,
              label: text(`office.agreements.status.${status === 'INGRESO MANUAL' ? 'manual' : 'bank'}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text('office.agreements.reason')}
          extra={text('office.agreements.reasonHint')}
          rules={[
            { required: true, whitespace: true, message: text('office.agreements.reasonMissing') },
            { min: 3, message: text('office.agreements.reasonShort') },
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

function meansWord(status: Confirmation['status']): 'paper' | 'bank' {
  return status === 'INGRESO MANUAL' ? 'paper' : 'bank'
}
