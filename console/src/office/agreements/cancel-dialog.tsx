import { Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import type { Agreement } from './agreement.ts'

interface Cancellation {
  readonly reason: string
}

/** A person ends an agreement that nobody has paid, so that the family pays otherwise. */
export function CancelAgreementDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const t = useTranslate()
  const { token, student_code: student, reference } = agreement
  const [form] = Form.useForm<Cancellation>()
  const { act, isActing, problem } = useAction(
    'POST /api/payments/bank-agreement/{token}/cancel',
    (body: Cancellation) => ({ body, params: { token } }),
    { done: () => t('office.agreements.cancelled', { student }), report: 'quiet' },
  )
  return (
    <FormDialog
      form={form}
      title={t('office.agreements.cancel')}
      doText={t('office.agreements.cancel')}
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
      isDangerous
    >
      <p>{t('office.agreements.cancelMeans', { reference })}</p>
      <WrittenItem
        name="reason"
        label={t('office.agreements.cancelReason')}
        longest={200}
        missing={t('office.agreements.reasonMissing')}
        tooShort={t('office.agreements.reasonShort')}
        problem={problem}
      />
    </FormDialog>
  )
}
