import type { ComponentType } from 'react'
import { Link } from '../../navigation.tsx'
import type { CreditedPayment, PastFamilyPayment, PastPayment } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Button } from '../../../components/button.tsx'
import { Money } from '../../../components/money.tsx'
import { withReceipt } from '../../checkout/payment-refunds.tsx'
import { DataFailure } from '../data-failure.tsx'
import { PaidDocument } from '../paid-document.tsx'
import './history.css'
import { PastCard } from './past-card.tsx'
import { PastOnAccount } from './past-on-account.tsx'
import { useHistory } from './use-history.ts'

/** What the guardian has paid or tried to pay, enrollments of several children and invoices, and what came on account. */
export function HistoryTab({ onSessionEnd }: { onSessionEnd: () => void }) {
  const t = useTranslate()
  const families = useHistory<PastFamilyPayment>('/api/family/payments', onSessionEnd)
  const invoices = useHistory<PastPayment>('/api/invoices/payments', onSessionEnd)
  const onAccount = useHistory<CreditedPayment>('/api/invoices/on-account', onSessionEnd)
  const [family, invoice, credited] = [families.history, invoices.history, onAccount.history]
  if (family.is === 'failed') return <DataFailure problem={family.problem} onRetry={families.retry} />
  if (invoice.is === 'failed') return <DataFailure problem={invoice.problem} onRetry={invoices.retry} />
  if (family.is === 'loading' || invoice.is === 'loading' || credited.is === 'loading')
    return <Skeleton blocks={[24, 160, 160]} />
  if (family.total + invoice.total === 0 && credited.is === 'ready' && credited.total === 0)
    return (
      <div className="portal__empty">
        <p>{t('portal.history.empty')}</p>
        <p>{t('portal.history.emptyBody')}</p>
      </div>
    )
  return (
    <>
      <PastList
        title={t('portal.history.families')}
        {...family}
        onMore={families.more}
        Card={PastFamilyCard}
      />
      <PastList
        title={t('portal.history.invoices')}
        {...invoice}
        onMore={invoices.more}
        Card={PastPaymentCard}
      />
      {credited.is === 'failed' ? (
        <DataFailure problem={credited.problem} onRetry={onAccount.retry} />
      ) : (
        <PastList
          title={t('portal.history.onAccount')}
          payments={credited.payments}
          total={credited.total}
          onMore={onAccount.more}
          Card={PastOnAccount}
        />
      )}
    </>
  )
}

interface Props<Payment> {
  title: string
  payments: readonly Payment[]
  total: number
  onMore: () => void
  Card: ComponentType<{ payment: Payment }>
}

/** Payments of one kind under their title; nothing where there are none. */
function PastList<Payment extends { reference: string }>(props: Props<Payment>) {
  const { title, payments, total, onMore, Card } = props
  const t = useTranslate()
  if (payments.length === 0) return null
  return (
    <>
      <h2 className="past-payments__title">{title}</h2>
      <ul className="past-payments">
        {payments.map((payment) => (
          <li key={payment.reference}>
            <Card payment={payment} />
          </li>
        ))}
      </ul>
      {payments.length < total && (
        <div className="past-payments__more">
          <p>{t('portal.history.shown', { n: payments.length, total })}</p>
          <Button variant="secondary" onClick={onMore}>
            {t('portal.history.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A payment for several children, with each child's part and, once it is issued, its receipt. */
function PastFamilyCard({ payment }: { payment: PastFamilyPayment }) {
  const t = useTranslate()
  return (
    <PastCard
      payment={payment}
      parts={t('portal.history.shares')}
      to={`?tab=enrollments&family=${payment.token}`}
      refunds={payment.shares.flatMap(({ refunds, receiptToken }) => withReceipt(refunds, receiptToken))}
      goingBack={payment.shares.flatMap(({ refunds }) => refunds)}
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

/** A payment of invoices, and which it was for. */
function PastPaymentCard({ payment }: { payment: PastPayment }) {
  const t = useTranslate()
  return (
    <PastCard
      payment={payment}
      parts={t('portal.history.documents')}
      to={`?tab=invoices&payment=${payment.token}`}
      refunds={[]}
      goingBack={payment.documents.flatMap(({ refunds }) => refunds)}
    >
      {payment.documents.map((paid) => (
        <PaidDocument key={`${paid.CardCode}/${paid.DocNum}`} paid={paid} />
      ))}
    </PastCard>
  )
}
