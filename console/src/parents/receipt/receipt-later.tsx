import { useId } from 'react'
import type { Receipt } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { Money } from '../../components/money.tsx'

/** On which days the rest of the year is charged; absent when all was paid. */
export function ReceiptLater({ charges }: { charges: Receipt['laterCharges'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const heading = useId()
  if (charges.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="receipt__subtitle">
        {t('receipt.laterDates')}
      </h2>
      <dl className="receipt__totals receipt__dates">
        {charges.map(({ day, amount }) => (
          <div key={day}>
            <dt>{longDate(day, locale)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
