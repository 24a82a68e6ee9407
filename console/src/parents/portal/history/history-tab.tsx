import type { PastFamilyPayment, PastPayment } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { DataFailure } from '../data-failure.tsx'
import { PastFamilyCard } from './past-family-card.tsx'
import { PastList } from './past-list.tsx'
import { PastPaymentCard } from './past-payment-card.tsx'
import { useHistory } from './use-history.ts'
import './history.css'

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
