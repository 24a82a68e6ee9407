import { Link } from 'react-router'
import type { FamilyPayment } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'

interface Props {
  shares: FamilyPayment['data']['shares']
  isPaid: boolean
}

/** Each child's part of the payment, with its own receipt once it is there. */
export function FamilyShares({ shares, isPaid }: Props) {
  const t = useTranslate()
  return (
    <ul className="shares" aria-label={t('family.payment.shares')}>
      {shares.map(({ student, amount, receiptToken }) => (
        <li key={student.code} className="shares__one">
          <span className="shares__name">{student.name || student.code}</span>
          <Money amount={amount} />
          {receiptToken !== null && (
            <Link
              className="button button--secondary"
              aria-label={t('family.receiptOf', { name: student.name })}
              to={`/enrollment/resume/${receiptToken}`}
            >
              {t('family.receipt')}
            </Link>
          )}
          {isPaid && receiptToken === null && (
            <span className="shares__soon">{t('family.payment.receiptWaits')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
