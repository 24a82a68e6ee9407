import type { Quote } from '../../api/types.ts'
import { type Translate, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Amount } from './amount.tsx'
import {
  type PartOfToday,
  partsOfToday,
  balanceLabel,
  breakdownOfToday,
  todayLabel,
} from './breakdown-of-today.ts'
import { breakdownOfSum } from './breakdown.ts'
import type { PriceBreakdown } from './breakdown.ts'
import './price.css'

interface Line {
  name: string
  label: string
  amount: number
  breakdown: PriceBreakdown
}

interface Props {
  quote: Quote
  /** What the total is, where it is not to be paid today. */
  totalIs?: string | undefined
}

/** What is due now, the balance of earlier years, and the total to pay, never below 0. */
export function PaySummary({ quote, totalIs }: Props) {
  const t = useTranslate()
  const total = totalIs ?? todayLabel(quote, t)
  const { totals } = quote
  const parts = partsOfToday(quote).map((part) => lineOf(part, t))
  const subtotal = t(`pay.totalPeriod${quote.period}`)
  const subtotalBreakdown = breakdownOfSum(
    subtotal,
    parts.map(({ label, amount }) => ({ name: label, amount })),
    { text: subtotal, result: pesos(totals.subtotal), rule: null },
  )
  const balance = balanceLabel(quote, t)
  const today = breakdownOfToday(quote, t, total)
  return (
    <table className="summary">
      <caption className="unseen">{t('pay.summary')}</caption>
      <tbody>
        {parts.map((part) => (
          <SummaryRow key={part.name} {...part} variant="part" />
        ))}
        <SummaryRow
          name="subtotal"
          label={subtotal}
          amount={totals.subtotal}
          variant="subtotal"
          breakdown={subtotalBreakdown}
        />
        {totals.balance !== 0 && (
          <SummaryRow
            name="balance"
            label={balance}
            amount={totals.balance}
            variant="part"
            breakdown={{
              title: balance,
              steps: [{ text: t('pay.balanceProof'), result: pesos(totals.balance), rule: null }],
            }}
          />
        )}
        <SummaryRow name="today" label={total} amount={totals.totalV} variant="total" breakdown={today} />
        {totals.creditLeft > 0 && (
          <SummaryRow
            name="credit"
            label={t('pay.creditLeft')}
            amount={totals.creditLeft}
            variant="part"
            breakdown={{ ...today, title: t('pay.creditLeft') }}
          />
        )}
      </tbody>
    </table>
  )
}

function SummaryRow({
  label,
  amount,
  breakdown,
  variant,
}: Line & { variant: 'part' | 'subtotal' | 'total' }) {
  return (
    <tr className={`summary__row summary__row--${variant}`}>
      <th scope="row">{label}</th>
      <td>
        <Amount value={pesos(amount)} breakdown={breakdown} />
      </td>
    </tr>
  )
}

function lineOf({ name, rows, amount }: PartOfToday, t: Translate): Line {
  const label = t(`pay.${name}Now`)
  const parts = rows.map((row) => ({ name: row.name, amount: row.now }))
  return {
    name,
    label,
    amount,
    breakdown: breakdownOfSum(label, parts, { text: label, result: pesos(amount), rule: null }),
  }
}
