import type { FamilyChild } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Money } from '../../components/money.tsx'

/** What is paid today and what is charged later; last year's balance is said apart. */
export function ChildPrice({ child: { quote, state } }: { child: FamilyChild }) {
  const t = useTranslate()
  if (quote === null) return null
  const { totalV, later, balance } = quote.totals
  return (
    <>
      <dl className="child__price">
        <div>
          <dt>{t(state === 'paid' ? 'family.paid' : 'family.today')}</dt>
          <dd className="child__today">
            <Money amount={totalV} />
          </dd>
        </div>
        <div>
          <dt>{t('family.later')}</dt>
          <dd>
            <Money amount={later} />
          </dd>
        </div>
      </dl>
      {balance !== 0 && (
        <p className="child__balance">
          {t(balance > 0 ? 'family.balance' : 'family.favour', {
            amount: `$${formatCop(Math.abs(balance))}`,
          })}
        </p>
      )}
    </>
  )
}
