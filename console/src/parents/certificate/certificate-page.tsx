import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import { isProblem } from '../../api/problem.ts'
import type { Certificate } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { useSeason } from '../use-season.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import '../receipt/receipt.css'
import '../receipt/receipt-print.css'

/** /enrollment/certificate/:token: what the school has certified, read and checked by its token alone. */
export function CertificatePage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const { state, retry } = useCertificateOf(token)
  const season = useSeason()
  const title = t(
    state.is === 'ready' ? `certificate.${state.certificate.kind}.title` : 'certificate.ask.title',
  )
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
        {state.is === 'ready' && <CertificateSheet certificate={state.certificate} />}
      </main>
    </>
  )
}

type CertificateRead =
  | { is: 'loading' }
  | { is: 'ready'; certificate: Certificate }
  | { is: 'not-found' }
  | { is: 'failed'; requestId: string | undefined }

function useCertificateOf(token: string) {
  const [state, setState] = useState<CertificateRead>({ is: 'loading' })
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.get<Certificate>(`/api/certificates/${encodeURIComponent(token)}`, { signal }).then(
        (certificate) => setState({ is: 'ready', certificate }),
        (fault: unknown) => signal.aborted || setState(failureOf(fault)),
      ),
    [token],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [load])
  const retry = () => {
    setState({ is: 'loading' })
    void load(new AbortController().signal)
  }
  return { state, retry }
}

/** A token that nobody issued, or that is not one, has no certificate; any other failure may pass. */
function failureOf(fault: unknown): CertificateRead {
  if (!isProblem(fault)) return { is: 'failed', requestId: undefined }
  if ([400, 404, 422].includes(fault.status)) return { is: 'not-found' }
  return { is: 'failed', requestId: fault.requestId || undefined }
}
