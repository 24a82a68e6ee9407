import { Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import type { Refund } from './refund.ts'

interface Props {
  readonly refund: Pick<Refund, 'id' | 'amount'>
  readonly onClose: () => void
}

interface CancelInput {
  readonly reason: string
}

/** Says that a transfer is not sent after all. */
export function CancelRefundDialog({ refund: { id, amount }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<CancelInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/refunds/{id}/refused',
    ({ reason }: CancelInput) => ({ body: { reason: reason.trim() }, params: { id } }),
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
