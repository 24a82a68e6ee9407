import { Collapse } from 'antd'
import { Skeleton } from '../../components/skeleton.tsx'
import { dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import type { RowOf } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { PaymentRefunds } from '../refunds/payment-refunds.tsx'
import './student-file.css'

type PaidOnAccount = RowOf<'GET /api/enrollment/admin/students/{student}/payments-on-account'>

/** What was paid on account of the student; each opens to what of it can be given back. Nothing where nothing was paid. */
export function PaidOnAccount({ code }: { code: string }) {
  const t = useTranslate()
  const mayReadRefunds = usePermission('GET /api/payments/{token}/refunds')
  const { answer, problem, refetch } = useRead(
    'GET /api/enrollment/admin/students/{student}/payments-on-account',
    { params: { student: code }, follows: 'refunds' },
  )
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48]} />
  if (answer.length === 0) return null
  return (
    <section className="paid-invoices">
      <h2 className="panel__title">{t('office.paidOnAccount.title')}</h2>
      <Collapse
        items={answer.map((paid) => ({
          key: paid.token,
          label: <PaidLine paid={paid} />,
          children: mayReadRefunds && <PaymentRefunds token={paid.token} document={null} />,
        }))}
        destroyOnHidden
      />
    </section>
  )
}

function PaidLine({ paid }: { paid: PaidOnAccount }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { amount, refunded, returned, reference, paid_at: at } = paid
  const day = longDate(dayOf(at), locale)
  return (
    <>
      {t('office.paidOnAccount.line', { amount: pesos(amount), day, reference })}
      {refunded > 0 && <> · {t('office.paidInvoices.refunded', { amount: pesos(refunded) })}</>}
      {returned && <> · {t('office.paidInvoices.returned')}</>}
    </>
  )
}
