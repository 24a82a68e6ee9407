import { Link } from 'react-router'
import type { PastFamilyPayment } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { Money } from '../../../components/money.tsx'
import { PastCard } from './past-card.tsx'

/** A payment for several children, with each child's part and, once it is issued, its receipt. */
export function PastFamilyCard({ payment }: { payment: PastFamilyPayment }) {
  const text = useTexts()
  return (
    <PastCard
      payment={payment}
      parts={text('portal.history.shares')}
      to={`?tab=enrollments&family=${payment.token}`}
    >
      {payment.shares.map(({ student, amount, receiptToken }) => (
        <li key={student.code}>
          <span>
            {text('portal.history.share', { name: student.name, code: student.code })}
            {receiptToken && (
              <Link to={`/enrollment/resume/${receiptToken}`}>
                {text('portal.history.receipt', { name: student.name })}
              </Link>
            )}
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </PastCard>
  )
}
