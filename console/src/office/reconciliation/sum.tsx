import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'

interface Props {
  readonly sum: { readonly count: number; readonly amount: number; readonly booked?: number } | null
  readonly of: 'payments' | 'entries'
}

/** How much and how many; null is not nothing, but not known. */
export function Sum({ sum, of }: Props) {
  const text = useTexts()
  if (sum === null)
    return <span className="reconciled__note">{text('office.reconciliation.cell.unread')}</span>
  const { count, amount, booked } = sum
  if (count === 0) return <span className="reconciled__note">0</span>
  return (
    <>
      <span className="reconciled__amount">{cop(amount)}</span>
      <span className="reconciled__note">{text(`office.reconciliation.${of}`, { n: count })}</span>
      {booked !== undefined && booked !== amount && (
        <span className="reconciled__note">
          {text('office.reconciliation.booked', { amount: cop(booked) })}
        </span>
      )}
    </>
  )
}
