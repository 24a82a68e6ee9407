import type { OpenInvoice } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { Money } from '../../../components/money.tsx'
import { MOST, totalOf } from './chosen.ts'

/** What would be paid, over all students, always in sight; read when the reader pauses. */
export function PayBar({ picked, onPay }: { picked: readonly OpenInvoice[]; onPay: () => void }) {
  const text = useTexts()
  const count = picked.length
  const said =
    count === 0
      ? text('portal.invoices.chosenNone')
      : count > MOST
        ? text('portal.invoices.tooMany', { n: MOST })
        : text('portal.invoices.chosen', { n: count })
  return (
    <div className="pay-bar">
      <p className="pay-bar__total" aria-live="polite" aria-atomic="true">
        <span>{text('portal.invoices.total')}</span>
        <strong>
          <Money amount={totalOf(picked)} />
        </strong>
        <span>{said}</span>
      </p>
      <Button className="pay-bar__pay" disabled={count === 0 || count > MOST} onClick={onPay}>
        {text('portal.invoices.pay')}
      </Button>
    </div>
  )
}
