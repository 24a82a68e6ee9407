import { Button } from '../../components/button.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  busy: boolean
  onCancel: () => void
}

/** At the foot of the form of whom an invoice of a payment is made out to. */
export function SaveActs({ busy, onCancel }: Props) {
  const t = useTranslate()
  return (
    <div className="payment-payer__acts">
      <Button variant="secondary" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" busy={busy}>
        {t(busy ? 'invoicePayer.saving' : 'invoicePayer.save')}
      </Button>
    </div>
  )
}
