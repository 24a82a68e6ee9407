import { useParams } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { useReceipt } from './use-receipt.ts'
import './receipt.css'
import './receipt-print.css'

/** /enrollment/resume/:token: the receipt of one order, read by its token alone. */
export function ReceiptPage() {
  const { token = '' } = useParams()
  const text = useTexts()
  const { read, retry } = useReceipt(token)
  const season = useSeason()
  return (
    <>
      <PageHead season={season} />
      <main className="receipt-page">
        <title>{text('receipt.title')}</title>
        <meta name="robots" content="noindex, nofollow" />
        {read.is !== 'ready' && (
          <PageTitle className="receipt-page__title">{text('receipt.title')}</PageTitle>
        )}
        {read.is === 'loading' && <Skeleton blocks={[48, 96, 160, 160]} />}
        {read.is === 'failed' && <RetryPanel onRetry={retry} requestId={read.requestId} />}
        {read.is === 'not-found' && (
          <Alert
            kind="error"
            title={text('receipt.notFound')}
            actions={
              <a className="button button--secondary" href="/enrollment/login">
                {text('receipt.toLogin')}
              </a>
            }
          >
            <p>{text('receipt.notFoundBody')}</p>
          </Alert>
        )}
        {read.is === 'ready' && (
          <ReceiptSheet receipt={read.receipt} documents={season?.documents.enabled ?? false} />
        )}
      </main>
    </>
  )
}
