import type { Quote } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { longDate } from '../../money.ts'
import { Money } from '../../parts/money.tsx'
import { byDate } from './by-date.ts'

/** What is charged after today, date by date. Nothing when all is paid today. */
export function LaterCharges({ quote }: { quote: Quote }) {
  const text = useTexts()
  const { locale } = useLocale()
  const dates = byDate(quote.charges.filter(({ paidNow }) => !paidNow))
  if (dates.length === 0) return <p className="later__none">{text('pay.nothingLater')}</p>
  return (
    <details className="later">
      <summary className="later__head">
        <span>
          {text('pay.later')}
          <small className="later__count">{text('pay.laterDates', { n: dates.length })}</small>
        </span>
        <strong>
          <Money amount={quote.totals.later} />
        </strong>
      </summary>
      <ol className="later__dates">
        {dates.map(({ day, total, lines }) => (
          <li key={day} className="later__date">
            <p className="later__day">
              <span>{longDate(day, locale)}</span>
              <strong>
                <Money amount={total} />
              </strong>
            </p>
            <ul className="later__lines">
              {lines.map(({ code, name, price }) => (
                <li key={code}>
                  <span>{name}</span>
                  <Money amount={price} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
