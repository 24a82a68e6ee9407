import type { ReactNode } from 'react'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { useByToken } from '../use-by-token.ts'
import { useSeason } from '../use-season.ts'
import './receipt.css'
import './receipt-print.css'

interface Props<T> {
  /** `address` and after it the token are what is read. */
  readonly address: string
  readonly token: string
  readonly titleOf: (found: T | null) => string
  readonly notFound: { readonly title: string; readonly body: string; readonly actions?: ReactNode }
  readonly children: (found: T) => ReactNode
}

/** What the school has issued, read and checked by its token alone; kept out of search engines. */
export function TokenPage<T>({ address, token, titleOf, notFound, children }: Props<T>) {
  const { state, retry } = useByToken<T>(address, token)
  const title = titleOf(state.is === 'ready' ? state.found : null)
  return (
    <>
      <PageHead season={useSeason()} />
      <main className="receipt-page">
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow" />
        {state.is !== 'ready' && <PageTitle className="receipt-page__title">{title}</PageTitle>}
        {state.is === 'loading' && <Skeleton blocks={[48, 96, 160, 160]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert kind="error" title={notFound.title} actions={notFound.actions}>
            <p>{notFound.body}</p>
          </Alert>
        )}
        {state.is === 'ready' && children(state.found)}
      </main>
    </>
  )
}
