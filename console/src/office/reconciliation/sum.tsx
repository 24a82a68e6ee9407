import { useTranslate } from '../../i18n.ts'
import { formatCop, pesos } from '../../money.ts'

interface Props {
  readonly sum: {
    readonly count: number
    readonly amount: number
    /** Of rows that are not paid: it is not in the sum. */
    readonly apart?: { readonly count: number; readonly amount: number }
    readonly orders?: number
    readonly charged?: number
    readonly booked?: number
  } | null
  readonly of: 'payments' | 'entries'
}

/** How much and how many, and what of it the other two must show; null is not nothing, but not known. */
export function Sum({ sum, of }: Props) {
  const t = useTranslate()
  if (sum === null) return <span className="reconciled__note">{t('office.reconciliation.cell.unread')}</span>
  const { count, amount, apart, orders = 0, charged, booked } = sum
  const parts = [
    ['charged', charged],
    ['booked', booked],
  ] as const
  if (count === 0 && orders === 0 && apart === undefined) return <span className="reconciled__note">0</span>
  return (
    <>
      {count > 0 && (
        <>
          <span className="reconciled__amount">{formatCop(amount)}</span>
          <span className="reconciled__note">{t(`office.reconciliation.${of}`, { n: count })}</span>
        </>
      )}
      {apart !== undefined && (
        <span className="reconciled__note">
          {t('office.reconciliation.apart', { n: apart.count, amount: pesos(apart.amount) })}
        </span>
      )}
      {orders > 0 && (
        <span className="reconciled__note">{t('office.reconciliation.orders', { n: orders })}</span>
      )}
      {parts.map(
        ([name, part]) =>
          part !== undefined &&
          part !== amount && (
            <span key={name} className="reconciled__note">
              {t(`office.reconciliation.${name}`, { amount: pesos(part) })}
            </span>
          ),
      )}
    </>
  )
}
