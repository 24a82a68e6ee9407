import type { Activity, CurrentSeason, QuoteRow } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { monthName } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import { Amount } from '../../components/price/amount.tsx'
import { pesos, breakdownOfRow } from '../../components/price/breakdown.ts'
import { activityPrice } from './activity-rules.ts'

interface Props {
  activity: Activity
  row: QuoteRow | null
  period: 1 | 2 | 3
  charged: CurrentSeason['activityMonths']
}

/** The month's price and what the chosen period makes of it. */
export function ActivityPriceLines({ activity, row, period, charged }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (activity.value === 0) return <p className="activity__price">{t('activities.free')}</p>
  const monthly = pesos(activity.value)
  const { count: n, charges, first, last } = charged
  const { full, discounted, percent } = activityPrice(activity, { period, months: charged.count })
  return (
    <div>
      <p className="activity__price">
        {`${t('activities.monthly')} `}
        {row ? (
          <Amount value={monthly} breakdown={breakdownOfRow(row, t, locale)} />
        ) : (
          <span className="figures">{monthly}</span>
        )}
      </p>
      <p className="activity__line">
        {percent > 0
          ? t('activities.discounted', { n, price: formatCop(discounted), full: formatCop(full), percent })
          : t('activities.months', {
              n,
              price: formatCop(full),
              first: monthName(first, locale),
              last: monthName(last, locale),
              charges,
              // Odd pesos are in the first charges (pricing-3).
              charge: formatCop(Math.ceil(full / charges)),
            })}
      </p>
    </div>
  )
}
