import type { PastPayment } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Money } from '../../../components/money.tsx'
import { PastCard } from './past-card.tsx'

/** A payment of invoices, and which it was for. */
export function PastPaymentCard({ payment }: { payment: PastPayment }) {
  const t = useTranslate()
  return (
    <PastCard
      payment={payment}
      parts={t('portal.history.documents')}
      to={`?tab=invoices&payment=${payment.token}`}
    >
      {payment.documents.map((paid) => (
        <li key={`${paid.CardCode}/${paid.DocNum}`}>
          <span>{t('portal.history.document', { document: paid.DocNum, code: paid.CardCode.slice(1) })}</span>
          <Money amount={paid.amount} />
        </li>
      ))}
    </PastCard>
  )
}
