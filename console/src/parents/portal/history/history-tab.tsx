import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Link } from '../../navigation.tsx'
import type { PastFamilyPayment, PastPayment } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { hub } from '../../../api/hub.ts'
import type { HubProblem } from '../../../api/hub.ts'
import { Button } from '../../../components/button.tsx'
import { Money } from '../../../components/money.tsx'
import { toProblem } from '../../wizard/use-wizard-data.ts'
import { withReceipt } from '../../checkout/payment-refunds.tsx'
import { DataFailure } from '../data-failure.tsx'
import { PaidDocument } from '../paid-document.tsx'
import './history.css'
import { PastCard } from './past-card.tsx'

/** What the guardian has paid or tried to pay: enrollments of several children, and invoices. */
export function HistoryTab({ onSessionEnd }: { onSessionEnd: () => void }) {
  const t = useTranslate()
  const families = useHistory<PastFamilyPayment>('/api/family/payments', onSessionEnd)
  const invoices = useHistory<PastPayment>('/api/invoices/payments', onSessionEnd)
  const [family, invoice] = [families.history, invoices.history]
  if (family.is === 'failed') return <DataFailure problem={family.problem} onRetry={families.retry} />
  if (invoice.is === 'failed') return <DataFailure problem={invoice.problem} onRetry={invoices.retry} />
  if (family.is === 'loading' || invoice.is === 'loading') return <Skeleton blocks={[24, 160, 160]} />
  if (family.total + invoice.total === 0)
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
    </>
  )
}

const SIZE = 10

type History<Payment> =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; payments: readonly Payment[]; total: number }

/** The guardian's payments of one kind, the newest first; `more` reads on. */
function useHistory<Payment>(path: string, onSessionEnd: () => void) {
  const [history, setHistory] = useState<History<Payment>>({ is: 'loading' })
  const [size, setSize] = useState(SIZE)
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.rows<Payment>(`${path}?page[size]=${size}`, { signal }).then(
        ({ rows, total }) => setHistory({ is: 'ready', payments: rows, total }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = toProblem(thrown)
          if (problem.status === 401) onSessionEnd()
          else setHistory({ is: 'failed', problem })
        },
      ),
    [path, size, onSessionEnd],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  return {
    history,
    more: () => setSize(size + SIZE),
    retry: () => {
      setHistory({ is: 'loading' })
      void load(new AbortController().signal)
    },
  }
}

interface Props<Payment> {
  title: string
  payments: readonly Payment[]
  total: number
  onMore: () => void
  Card: ComponentType<{ payment: Payment }>
}

/** Payments of one kind under their title; nothing where there are none. */
function PastList<Payment extends { token: string }>(props: Props<Payment>) {
  const { title, payments, total, onMore, Card } = props
  const t = useTranslate()
  if (payments.length === 0) return null
  return (
    <>
      <h2 className="past-payments__title">{title}</h2>
      <ul className="past-payments">
        {payments.map((payment) => (
          <li key={payment.token}>
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
    >
      {payment.documents.map((paid) => (
        <PaidDocument key={`${paid.CardCode}/${paid.DocNum}`} paid={paid} />
      ))}
    </PastCard>
  )
}
