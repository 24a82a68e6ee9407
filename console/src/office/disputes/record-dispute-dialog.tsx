import { disputeReasons } from '@matricula/hub/api/lists'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { fieldError } from '../form/field-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { DayInput } from '../form/day-input.tsx'
import { DayItem } from '../form/day-item.tsx'
import { type ContestablePayment, type Dispute, paymentText } from './dispute.ts'

interface DisputeInput {
  readonly case_reference: string
  readonly reason: Dispute['reason']
  readonly fee?: number | null
  readonly opened_on: string
  readonly answer_by?: string
}

interface Props {
  readonly payment: ContestablePayment
  readonly onClose: () => void
}

const mostFee = 1_000_000_000

/** Records what the provider wrote of one payment; the same sent again, as after a lost answer, is recorded once. */
export function RecordDisputeDialog({ payment, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<DisputeInput>()
  const { act, isActing, problem } = useRecordDispute(payment)
  return (
    <FormDialog
      form={form}
      title={t('office.disputes.record')}
      doText={t('office.disputes.save')}
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
    >
      <p>{paymentText(payment, t)}</p>
      <p>{t('office.disputes.recordMeans')}</p>
      <Form.Item
        name="case_reference"
        label={t('office.disputes.caseReference')}
        extra={t('office.disputes.caseHint')}
        rules={[{ required: true, whitespace: true, message: t('office.disputes.caseMissing') }]}
        {...fieldError(problem, 'case_reference')}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('office.disputes.reasonLabel')}
        rules={[{ required: true, message: t('office.disputes.reasonMissing') }]}
        {...fieldError(problem, 'reason')}
      >
        <FormSelect
          options={disputeReasons.map((value) => ({ value, label: t(`office.disputes.reason.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="fee"
        label={t('office.disputes.fee')}
        extra={t('office.disputes.feeHint')}
        rules={wholeRules({ min: 0, max: mostFee, message: t('office.disputes.feeWrong') })}
        {...fieldError(problem, 'fee')}
      >
        <WholeInput prefix="$" />
      </Form.Item>
      <DayItem
        name="opened_on"
        label={t('office.disputes.openedOn')}
        missing={t('office.disputes.dayMissing')}
        problem={problem}
      />
      <Form.Item
        name="answer_by"
        label={t('office.disputes.answerBy')}
        extra={t('office.disputes.answerByHint')}
        {...fieldError(problem, 'answer_by')}
      >
        <DayInput />
      </Form.Item>
    </FormDialog>
  )
}

function useRecordDispute({ payment, contestable: amount }: ContestablePayment) {
  const t = useTranslate()
  const [key] = useState(() => crypto.randomUUID())
  return useAction(
    'POST /api/disputes',
    ({ fee, ...said }: DisputeInput) => ({
      body: { ...said, payment, amount, fee: fee ?? 0 },
      headers: { 'idempotency-key': key },
    }),
    { done: () => t('office.disputes.recorded'), report: 'quiet' },
  )
}
