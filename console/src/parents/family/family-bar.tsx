import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import '../portal/invoices/invoices.css'
import { type PricedChild, totalOf } from './chosen-children.ts'

/** What would be paid, over all children, always in sight; read when the reader pauses. */
export function FamilyBar({ picked, onPay }: { picked: readonly PricedChild[]; onPay: () => void }) {
  const t = useTranslate()
  const { length: n } = picked
  return (
    <div className="pay-bar">
      <p className="pay-bar__total" aria-live="polite" aria-atomic="true">
        <span>{t('family.total')}</span>
        <strong>
          <Money amount={totalOf(picked)} />
        </strong>
        <span>{t(n === 0 ? 'family.none' : 'family.chosen', { n })}</span>
      </p>
      <Button className="pay-bar__pay" disabled={n === 0} onClick={onPay}>
        {t('family.pay')}
      </Button>
    </div>
  )
}
