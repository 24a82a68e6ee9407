import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import { OrderSheet } from './order-sheet.tsx'
import { useOrder } from './use-order.ts'
import '../receipt/receipt.css'
import { PageTitle } from '../page-title.tsx'
import './order.css'

/** /enrollment/finances/order?token=...: what one order holds, read by its token alone. */
export function OrderPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const season = useSeason()
  const { state, retry } = useOrder(search.get('token') ?? '')
  const phone = season?.school.phone ?? '…'
  return (
    <>
      <title>{t('orderPage.title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageHead season={season} />
      <main className="receipt-page">
        {state.is !== 'ready' && (
          <PageTitle className="receipt-page__title">{t('orderPage.title')}</PageTitle>
        )}
        {state.is === 'loading' && <Skeleton blocks={[48, 96, 160, 160]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert kind="error" title={t('orderPage.notFound')}>
            <p>{t('orderPage.notFoundBody', { phone })}</p>
          </Alert>
        )}
        {state.is === 'ready' && <OrderSheet order={state.order} phone={phone} />}
      </main>
      <PageFoot season={season} />
    </>
  )
}
