import type { Receipt } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'

/**
 * Debt of before or the credit that was used, what was paid, what is left in favour, and what will be charged later.
 */
export function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const t = useTranslate()
  const { balance, credit, totalPaid, laterTotal } = receipt
  return (
    <dl className="receipt__totals">
      {balance.kind === 'due' && (
        <div>
          <dt>{t('receipt.debt')}</dt>
          <dd>
            <Money amount={balance.amount} />
          </dd>
        </div>
      )}
      {credit && (
        <div>
          <dt>{t('receipt.advance')}</dt>
          <dd>
            <Money amount={-credit.used} />
          </dd>
        </div>
      )}
      <div className="receipt__paid">
        <dt>{t('receipt.totalPaid')}</dt>
        <dd>
          <Money amount={totalPaid} unit />
        </dd>
      </div>
      {credit && credit.left > 0 && (
        <div>
          <dt>{t('receipt.creditLeft')}</dt>
          <dd>
            <Money amount={credit.left} />
          </dd>
        </div>
      )}
      {laterTotal > 0 && (
        <div>
          <dt>{t('receipt.laterTotal')}</dt>
          <dd>
            <Money amount={laterTotal} />
          </dd>
        </div>
      )}
    </dl>
  )
}
