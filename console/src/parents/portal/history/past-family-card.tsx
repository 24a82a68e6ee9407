import { Link } from 'react-router'
import type { PastFamilyPayment } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Money } from '../../../components/money.tsx'
import { PastCard } from './past-card.tsx'

/** A payment for several children, with each child's part and, once it is issued, its receipt. */
export function PastFamilyCard({ payment }: { payment: PastFamilyPayment }) {
  const t = useTranslate()
  return (
    <PastCard
      payment={payment}
      parts={t('portal.history.shares')}
      to={`?tab=enrollments&family=${payment.token}`}
    >
      {payment.shares.map(({ student, amount, receiptToken }) => (
        <li key={student.code}>
          <span>
            {t('portal.history.share', { name: student.name, code: student.code })}
            {receiptToken && (
              <Link to={`/enrollment/resume/${receiptToken}`}>
                {t('portal.history.receipt', { name: student.name })}
              </Link>
            )}
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </PastCard>
  )
}
