import type { Certificate } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { useByToken } from '../use-by-token.ts'
import { useSeason } from '../use-season.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import '../receipt/receipt.css'
import '../receipt/receipt-print.css'

/** /enrollment/certificate/:token: what the school has certified, read and checked by its token alone. */
export function CertificatePage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const { state, retry } = useByToken<Certificate>('/api/certificates', token)
  const season = useSeason()
  const title = t(state.is === 'ready' ? `certificate.${state.found.kind}.title` : 'certificate.ask.title')
  return (
    <>
      <PageHead season={season} />
      <main className="receipt-page">
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow" />
        {state.is !== 'ready' && <PageTitle className="receipt-page__title">{title}</PageTitle>}
        {state.is === 'loading' && <Skeleton blocks={[48, 96, 160]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert kind="error" title={t('certificate.notFound')}>
            <p>{t('certificate.notFoundBody')}</p>
          </Alert>
        )}
        {state.is === 'ready' && <CertificateSheet certificate={state.found} />}
      </main>
    </>
  )
}
