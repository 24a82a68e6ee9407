import type { OpenInvoice } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { Money } from '../../../components/money.tsx'
import { MAX_INVOICES, totalOf } from './chosen.ts'

/** What would be paid, over all students, always in sight; read when the reader pauses. */
export function PayBar({ picked, onPay }: { picked: readonly OpenInvoice[]; onPay: () => void }) {
  const t = useTranslate()
  const count = picked.length
  const label =
    count === 0
      ? t('portal.invoices.chosenNone')
      : count > MAX_INVOICES
        ? t('portal.invoices.tooMany', { n: MAX_INVOICES })
        : t('portal.invoices.chosen', { n: count })
  return (
    <div className="pay-bar">
      <p className="pay-bar__total" aria-live="polite" aria-atomic="true">
        <span>{t('portal.invoices.total')}</span>
        <strong>
          <Money amount={totalOf(picked)} />
        </strong>
        <span>{label}</span>
      </p>
      <Button className="pay-bar__pay" disabled={count === 0 || count > MAX_INVOICES} onClick={onPay}>
        {t('portal.invoices.pay')}
      </Button>
    </div>
  )
}
