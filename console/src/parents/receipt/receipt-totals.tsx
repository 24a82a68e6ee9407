import type { Receipt } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Money } from '../../parts/money.tsx'

/** Debt or advance of before, what was paid, and what will be charged later. */
export function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const text = useTexts()
  const { balance, totalPaid, laterTotal } = receipt
  return (
    <dl className="receipt__totals">
      {balance.kind !== 'none' && (
        <div>
          <dt>{text(balance.kind === 'due' ? 'receipt.debt' : 'receipt.advance')}</dt>
          <dd>
            <Money amount={Math.abs(balance.amount)} />
          </dd>
        </div>
      )}
      <div className="receipt__paid">
        <dt>{text('receipt.totalPaid')}</dt>
        <dd>
          <Money amount={totalPaid} unit />
        </dd>
      </div>
      {laterTotal > 0 && (
        <div>
          <dt>{text('receipt.laterTotal')}</dt>
          <dd>
            <Money amount={laterTotal} />
          </dd>
        </div>
      )}
    </dl>
  )
}
