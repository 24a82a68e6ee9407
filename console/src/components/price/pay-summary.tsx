import type { Quote } from '../../api/types.ts'
import { type Translate, useTexts } from '../../i18n.ts'
import { Amount } from './amount.tsx'
import { type PartOfToday, partsOfToday } from './parts-of-today.ts'
import './price.css'
import { pesos, proofOfSum } from './proof.ts'
import type { Proof } from './proof.ts'
import { balanceLabel, proofOfToday, todayLabel } from './proof-of-today.ts'

interface Line {
  name: string
  label: string
  amount: number
  proof: Proof
}

interface Props {
  quote: Quote
  /** What the total is, where it is not to be paid today. */
  totalIs?: string
}

/** What is due now, the balance of earlier years, and the total to pay, never below 0. */
export function PaySummary({ quote, totalIs }: Props) {
  const text = useTexts()
  const total = totalIs ?? todayLabel(quote, text)
  const { totals } = quote
  const parts = partsOfToday(quote).map((part) => lineOf(part, text))
  const subtotal = text(`pay.totalPeriod${quote.period}`)
  const subtotalProof = proofOfSum(
    subtotal,
    parts.map(({ label, amount }) => ({ name: label, amount })),
    { text: subtotal, result: pesos(totals.subtotal), source: null },
  )
  const balance = balanceLabel(quote, text)
  const today = proofOfToday(quote, text, total)
  return (
    <table className="summary">
      <caption className="unseen">{text('pay.summary')}</caption>
      <tbody>
        {parts.map((part) => (
          <SummaryRow key={part.name} {...part} look="part" />
        ))}
        <SummaryRow
          name="subtotal"
          label={subtotal}
          amount={totals.subtotal}
          look="subtotal"
          proof={subtotalProof}
        />
        {totals.balance !== 0 && (
          <SummaryRow
            name="balance"
            label={balance}
            amount={totals.balance}
            look="part"
            proof={{
              title: balance,
              steps: [{ text: text('pay.balanceProof'), result: pesos(totals.balance), source: null }],
            }}
          />
        )}
        <SummaryRow name="today" label={total} amount={totals.totalV} look="total" proof={today} />
        {totals.creditLeft > 0 && (
          <SummaryRow
            name="credit"
            label={text('pay.creditLeft')}
            amount={totals.creditLeft}
            look="part"
            proof={{ ...today, title: text('pay.creditLeft') }}
          />
        )}
      </tbody>
    </table>
  )
}

function SummaryRow({ label, amount, proof, look }: Line & { look: 'part' | 'subtotal' | 'total' }) {
  return (
    <tr className={`summary__row summary__row--${look}`}>
      <th scope="row">{label}</th>
      <td>
        <Amount value={pesos(amount)} proof={proof} />
      </td>
    </tr>
  )
}

function lineOf({ name, rows, amount }: PartOfToday, text: Translate): Line {
  const label = text(`pay.${name}Now`)
  const parts = rows.map((row) => ({ name: row.name, amount: row.now }))
  return {
    name,
    label,
    amount,
    proof: proofOfSum(label, parts, { text: label, result: pesos(amount), source: null }),
  }
}
