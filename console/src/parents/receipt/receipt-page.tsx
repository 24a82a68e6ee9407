import type { Receipt } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useByToken } from '../use-by-token.ts'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import './receipt.css'
import './receipt-print.css'

/** /enrollment/resume/:token: the receipt of one order, read by its token alone. */
export function ReceiptPage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const { state, retry } = useByToken<Receipt>('/api/enrollment/resume', token)
  const season = useSeason()
  return (
    <>
      <PageHead season={season} />
      <main className="receipt-page">
        <title>{t('receipt.title')}</title>
        <meta name="robots" content="noindex, nofollow" />
        {state.is !== 'ready' && <PageTitle className="receipt-page__title">{t('receipt.title')}</PageTitle>}
        {state.is === 'loading' && <Skeleton blocks={[48, 96, 160, 160]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert
            kind="error"
            title={t('receipt.notFound')}
            actions={
              <a className="button button--secondary" href="/enrollment/login">
                {t('receipt.toLogin')}
              </a>
            }
          >
            <p>{t('receipt.notFoundBody')}</p>
          </Alert>
        )}
        {state.is === 'ready' && (
          <ReceiptSheet receipt={state.found} documents={season?.documents.enabled ?? false} />
        )}
      </main>
    </>
  )
}
