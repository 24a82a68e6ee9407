import { Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { DayItem } from '../form/day-item.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import type { Refund } from './refund.ts'

interface Props {
  readonly refund: Pick<Refund, 'id' | 'amount'>
  readonly onClose: () => void
}

interface TransferInput {
  readonly reference: string
  readonly day: string
}

/** Notes the transfer by which the school gave the money back. */
export function TransferDialog({ refund: { id, amount }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<TransferInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/refunds/{id}/done',
    ({ reference, day }: TransferInput) => ({ body: { reference: reference.trim(), day }, params: { id } }),
    { done: () => t('office.refunds.transferred'), report: 'quiet' },
  )
  return (
    <FormDialog
      form={form}
      title={t('office.refunds.transfer')}
      doText={t('office.refunds.save')}
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('office.refunds.transferMeans', { amount: pesos(amount) })}</p>
      <WrittenItem
        name="reference"
        label={t('office.refunds.reference')}
        longest={60}
        missing={t('office.refunds.referenceMissing')}
        tooShort={t('office.refunds.tooShort')}
        problem={problem}
      />
      <DayItem
        name="day"
        label={t('office.refunds.day')}
        missing={t('office.refunds.dayMissing')}
        problem={problem}
      />
    </FormDialog>
  )
}

interface DropInput {
  readonly reason: string
}

/** Says that a transfer is not sent after all. */
export function DropDialog({ refund: { id, amount }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<DropInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/refunds/{id}/refused',
    ({ reason }: DropInput) => ({ body: { reason: reason.trim() }, params: { id } }),
    { done: () => t('office.refunds.dropped'), report: 'quiet' },
  )
  return (
    <FormDialog
      form={form}
      title={t('office.refunds.drop')}
      doText={t('office.refunds.drop')}
      isDangerous
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('office.refunds.dropMeans', { amount: pesos(amount) })}</p>
      <WrittenItem
        name="reason"
        label={t('office.refunds.dropReason')}
        longest={120}
        missing={t('office.refunds.dropReasonMissing')}
        tooShort={t('office.refunds.tooShort')}
        problem={problem}
      />
    </FormDialog>
  )
}
