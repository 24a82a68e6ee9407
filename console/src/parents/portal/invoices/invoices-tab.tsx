import { useSearchParams } from 'react-router'
import type { CurrentSeason, GuardianAccount } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { DataFailure } from '../data-failure.tsx'
import type { RememberedPayer } from '../use-remembered-payer.ts'
import { InvoicePayment } from './invoice-payment.tsx'
import { PayInvoices } from './pay-invoices.tsx'
import { useInvoices } from './use-invoices.ts'
import './invoices.css'

export interface InvoicesProps {
  season: CurrentSeason
  account: GuardianAccount
  payers: RememberedPayer
  onSessionEnd: () => void
}

/** Open invoices by student, or the payment that the address names. */
export function InvoicesTab(props: InvoicesProps) {
  const [search] = useSearchParams()
  const payment = search.get('payment')
  if (payment === null) return <InvoiceList {...props} />
  return <InvoicePayment key={payment} token={payment} {...props} />
}

function InvoiceList(props: InvoicesProps) {
  const { season, onSessionEnd } = props
  const t = useTranslate()
  const { invoices, refresh, show, retry } = useInvoices(season.heartbeat, onSessionEnd)
  if (invoices.is === 'loading') return <Skeleton blocks={[48, 24, 160, 48]} />
  if (invoices.is === 'failed') return <DataFailure problem={invoices.problem} onRetry={retry} />
  if (invoices.students.length === 0)
    return (
      <div className="portal__empty">
        <p>{t('portal.invoices.noStudents')}</p>
        <p>{t('portal.invoices.noStudentsBody', { phone: season.school.billingPhone })}</p>
      </div>
    )
  return <PayInvoices {...props} students={invoices.students} onRefresh={refresh} onStudents={show} />
}
