import { useLocale, useTexts } from '../../i18n.ts'
import { longDate } from '../../money.ts'
import type { ChargeDate } from '../../parts/price/by-date.ts'
import { Sum } from '../../parts/price/sum.tsx'
import type { PeriodCost } from './cost-of.ts'

/** On which days what is left is charged: how many, from when to when, and each of them when asked. */
export function PeriodDates({ days }: Pick<PeriodCost, 'days'>) {
  const text = useTexts()
  const { locale } = useLocale()
  const first = days.at(0)
  const last = days.at(-1)
  if (!first || !last) return <p className="period__dates">{text('pay.nothingLater')}</p>
  const when = { n: days.length, first: longDate(first.day, locale), last: longDate(last.day, locale) }
  return (
    <details className="period__dates">
      <summary>{text('compare.dates', when)}</summary>
      <ol>
        {days.map(({ day, total, lines }) => (
          <li key={day}>
            <span>{longDate(day, locale)}</span>{' '}
            <Sum of={longDate(day, locale)} amount={total} parts={partsOf(lines)} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function partsOf(lines: ChargeDate['lines']) {
  return lines.map(({ name, price }) => ({ name, amount: price }))
}
