import { Suspense, useSyncExternalStore } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import firstTexts from 'virtual:first-texts'
import { hub } from './api/hub.ts'
import { TextsContext, useLoadedTexts, useTranslate } from './i18n.ts'
import type { Texts } from './i18n.ts'
import type { Locale } from './locale.ts'
import { parentsRoutes } from './parents/routes-chunk.ts'
import { LoginPage } from './parents/login/login-page.tsx'
import { ChunkLoading } from './parents/chunk-loading.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { RetryPanel } from './components/retry-panel.tsx'
import { Skeleton } from './components/skeleton.tsx'
import { Waiting } from './components/waiting.tsx'
import { isWaiting, watchWaiting } from './api/with-retry.ts'
import { Alert } from './components/alert.tsx'
import './components/busy-notice.css'

// Three worlds, each its own chunk: a parent never downloads the office.
const ParentsRoutes = parentsRoutes.Page

const SHAPE = [48, 96, 240] as const

const loadTexts = (locale: Locale) => hub.get<Texts>(`/api/texts/${locale}/compiled`)

/** The sign-in page is here, ready at once; every other page waits for its chunk and for all texts. */
export function App() {
  const { pathname } = useLocation()
  const { texts, complete, failed, retry } = useLoadedTexts(firstTexts, loadTexts)
  return (
    <TextsContext value={texts}>
      <BusyNotice />
      <ErrorBoundary>
        <Routes>
          <Route path="/enrollment/login" element={<LoginPage />} />
          <Route
            path="*"
            element={
              complete ? (
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
              )
            }
          />
        </Routes>
      </ErrorBoundary>
    </TextsContext>
  )
}

/** Says, over whatever page, that many have come at once and that what was asked goes on by itself. */
function BusyNotice() {
  const t = useTranslate()
  const waits = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  if (!waits) return null
  return (
    <aside className="crowd" aria-label={t('common.crowd')}>
      <Alert kind="info" title={t('common.crowd')}>
        <p>{t('common.crowdBody')}</p>
      </Alert>
    </aside>
  )
}
