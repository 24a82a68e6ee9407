import { Suspense, useSyncExternalStore } from 'react'
import firstTexts from 'virtual:first-texts'
import { hub } from './api/hub.ts'
import { TextsContext, useLoadedTexts, useTranslate } from './i18n.ts'
import type { Texts } from './i18n.ts'
import type { Locale } from './locale.ts'
import { isAt, usePlace } from './parents/navigation.tsx'
import { parentsRoutes } from './parents/routes-chunk.ts'
import { pageChunk } from './parents/page-chunk.tsx'
import { LoginPage } from './parents/login/login-page.tsx'
import { ChunkLoading } from './parents/chunk-loading.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { RetryPanel } from './components/retry-panel.tsx'
import { Skeleton } from './components/skeleton.tsx'
import { Waiting } from './components/waiting.tsx'
import { currentPlace, leaveLine, watchPlace } from './api/line-place.ts'
import { isWaiting, watchWaiting } from './api/with-retry.ts'
import { Alert } from './components/alert.tsx'
import './components/busy-notice.css'

// Three worlds, each its own chunk: a parent never downloads the office.
const ParentsRoutes = parentsRoutes.Page

const { Page: WaitingLine } = pageChunk(() =>
  import('./parents/waiting-line/waiting-line.tsx').then((m) => m.WaitingLine),
)

const SHAPE = [48, 96, 240] as const

const loadTexts = (locale: Locale) => hub.get<Texts>(`/api/texts/${locale}/compiled`)

/** The sign-in page is here, ready at once; every other page waits for its chunk and for all texts. */
export function App() {
  const { pathname } = usePlace()
  const { texts, complete, failed, retry } = useLoadedTexts(firstTexts, loadTexts)
  return (
    <TextsContext value={texts}>
      <BusyNotice complete={complete} />
      <ErrorBoundary>
        {isAt('/enrollment/login', pathname) ? (
          <LoginPage />
        ) : complete ? (
          <Suspense
            key={pathname}
            fallback={
              <Waiting>
                <ChunkLoading blocks={SHAPE} />
              </Waiting>
            }
          >
            <ParentsRoutes />
          </Suspense>
        ) : (
          <Waiting>{failed ? <RetryPanel onRetry={retry} /> : <Skeleton blocks={SHAPE} />}</Waiting>
        )}
      </ErrorBoundary>
    </TextsContext>
  )
}

/** Shows, over whatever page, where a family stands in line, or that many have come and what was asked goes on by itself. */
function BusyNotice({ complete }: { complete: boolean }) {
  const waits = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  const place = useSyncExternalStore(watchPlace, currentPlace, () => null)
  if (place !== null && complete)
    return (
      <Suspense fallback={<Crowd />}>
        <WaitingLine place={place} onLeave={leaveLine} />
      </Suspense>
    )
  return waits || place !== null ? <Crowd /> : null
}

function Crowd() {
  const t = useTranslate()
  return (
    <aside className="crowd" aria-label={t('common.crowd')}>
      <Alert kind="info" title={t('common.crowd')}>
        <p>{t('common.crowdBody')}</p>
      </Alert>
    </aside>
  )
}
