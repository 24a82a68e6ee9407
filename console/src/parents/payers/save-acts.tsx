import { Button, SubmitButton } from '../../components/button.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  busy: boolean
  /** The form is on its way. */
  isComing?: boolean
  onCancel: () => void
}

/** At the foot of the form of whom an invoice of a payment is made out to. */
export function SaveActs({ busy, isComing = false, onCancel }: Props) {
  const t = useTranslate()
  return (
    <div className="payment-payer__acts">
      <Button variant="secondary" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <SubmitButton missing={isComing ? t('common.loading') : null} busy={busy}>
        {t(busy ? 'invoicePayer.saving' : 'invoicePayer.save')}
      </SubmitButton>
    </div>
  )
}
