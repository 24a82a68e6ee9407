import { useTexts } from '../../i18n.ts'
import { Money } from '../../parts/money.tsx'

/** Debt or credit of before, and what the order is worth. */
export function OrderTotals({ total, balance }: { total: number; balance: number }) {
  const text = useTexts()
  return (
    <dl className="receipt__totals">
      {balance !== 0 && (
        <div>
          <dt>{text(balance > 0 ? 'orderPage.balanceDue' : 'orderPage.balanceInFavour')}</dt>
          <dd>
            <Money amount={Math.abs(balance)} />
          </dd>
        </div>
      )}
      <div className="receipt__paid">
        <dt>{text('orderPage.totalValue')}</dt>
        <dd>
          <Money amount={total} unit />
        </dd>
      </div>
    </dl>
  )
}
