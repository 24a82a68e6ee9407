import { useId } from 'react'
import type { Receipt } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'

/** On which days the rest of the year is charged, to read and for a calendar; absent when all was paid, or went back. */
export function ReceiptLater({ receipt: { token, laterCharges, inForce } }: { receipt: Receipt }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const heading = useId()
  if (laterCharges.length === 0 || !inForce) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="receipt__subtitle">
        {t('receipt.laterDates')}
      </h2>
      <dl className="receipt__totals receipt__dates">
        {laterCharges.map(({ day, amount }) => (
          <div key={day}>
            <dt>{longDate(day, locale)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <a className="button button--secondary receipt__calendar" href={`/api/receipts/${token}.ics`} download>
        {t('receipt.calendar.get')}
      </a>
    </section>
  )
}
