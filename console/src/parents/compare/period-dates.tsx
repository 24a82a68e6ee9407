import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import type { ChargeDate } from '../../components/price/by-date.ts'
import { FirstCharge } from '../../components/price/first-charge.tsx'
import { PriceSum } from '../../components/price/sum.tsx'
import type { PeriodCost } from './cost-of.ts'

interface Props extends Pick<PeriodCost, 'days'> {
  /** Instalments of the pension; 0 where the period has none. */
  quotas: number
}

/** On which days what is left is charged: the first, how many, from when to when, and each of them when asked. */
export function PeriodDates({ days, quotas }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const first = days.at(0)
  const last = days.at(-1)
  if (!first || !last) return <p className="period__dates">{t('pay.nothingLater')}</p>
  const when = { n: days.length, first: longDate(first.day, locale), last: longDate(last.day, locale) }
  return (
    <div className="period__dates">
      {quotas > 0 && <p>{t('family.quotas', { n: quotas })}</p>}
      <p>
        <FirstCharge days={days} />
      </p>
      <details>
        <summary>{t('compare.dates', when)}</summary>
        <ol>
          {days.map(({ day, total, lines }) => (
            <li key={day}>
              <span>{longDate(day, locale)}</span>{' '}
              <PriceSum of={longDate(day, locale)} amount={total} parts={partsOf(lines)} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function partsOf(lines: ChargeDate['lines']) {
  return lines.map(({ name, price }) => ({ name, amount: price }))
}
