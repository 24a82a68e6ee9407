import type { Quote, QuoteRow } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { longDate } from '../../dates.ts'
import { Money } from '../money.tsx'
import { Amount } from './amount.tsx'
import { laterDates } from './by-date.ts'
import type { ChargeDate } from './by-date.ts'
import './price.css'
import { FirstCharge } from './first-charge.tsx'
import { breakdownOfRow, breakdownOfSum } from './breakdown.ts'

/** What is charged after today, date by date. Nothing when all is paid today. */
export function LaterCharges({ quote }: { quote: Quote }) {
  const t = useTranslate()
  const dates = laterDates(quote.charges)
  if (dates.length === 0) return <p className="later__none">{t('pay.nothingLater')}</p>
  return (
    <details className="later">
      <summary className="later__head">
        <span>
          {t('pay.later')}
          <small className="later__count">
            <FirstCharge days={dates} /> {t('pay.laterDates', { n: dates.length })}
          </small>
        </span>
        <strong>
          <Money amount={quote.totals.later} />
        </strong>
      </summary>
      <ol className="later__dates">
        {dates.map((date) => (
          <LaterDate key={date.day} date={date} quote={quote} />
        ))}
      </ol>
    </details>
  )
}

/** One day's charges; its sum opens its parts, and each of them the chain of rules behind its line. */
function LaterDate({ date: { day, total, lines }, quote }: { date: ChargeDate; quote: Quote }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const when = longDate(day, locale)
  const parts = lines.map(({ name, price }) => ({ name, amount: price }))
  const sum = { text: t('pay.later'), result: pesos(total), rule: null }
  return (
    <li className="later__date">
      <div className="later__day">
        <span>{when}</span>
        <strong>
          <Amount value={pesos(total)} breakdown={breakdownOfSum(when, parts, sum)} />
        </strong>
      </div>
      <ul className="later__lines">
        {lines.map(({ code, name, price }) => (
          <li key={code}>
            <span>{name}</span>
            <LaterPrice price={price} row={rowOf(quote, code)} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function LaterPrice({ price, row }: { price: number; row: QuoteRow | undefined }) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (!row) return <Money amount={price} />
  return <Amount value={pesos(price)} breakdown={breakdownOfRow(row, t, locale)} />
}

function rowOf({ annual, monthly, transport, activities }: Quote, code: string): QuoteRow | undefined {
  return [...annual, ...monthly, ...transport, ...activities].find((row) => row.code === code)
}
