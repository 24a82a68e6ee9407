import { lazy, Suspense } from 'react'
import firstTexts from 'virtual:first-texts'
import { Authenticated, Refine } from '@refinedev/core'
import type { ResourceProps } from '@refinedev/core'
import { routerProvider } from './providers/router-provider.ts'
import { Outlet, Route, Routes, Navigate, useLocation } from 'react-router'
import type { ComponentType } from 'react'
import { TextsContext, useLoadedTexts, useTranslate } from '../i18n.ts'
import type { KnownTexts } from '../i18n.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { RetryPanel } from '../components/retry-panel.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Waiting } from '../components/waiting.tsx'
import { Antd } from './theme/antd.tsx'
import { screenAt, screens } from './screens.ts'
import { pageOf } from './pages.ts'
import { signInPath } from './first-calls.ts'
import { loadTexts } from './read-first.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { useI18nProvider } from './providers/i18n-provider.ts'
import { createLiveProvider } from './providers/live-provider.ts'
import { useNotificationProvider } from './providers/notification-provider.tsx'
import { queryClient } from './providers/query-client.ts'
import { PageNotFound, NotAllowed } from './no-page.tsx'
import { Shell } from './shell/shell.tsx'
import { usePermitted } from './access/use-permission.ts'
import type { Screen } from './screens.ts'

/** The office's page: its texts, its look, and Refine inside them. */
export function OfficeApp({ texts: known }: { readonly texts: KnownTexts }) {
  const { texts, complete, failed, retry } = useLoadedTexts(firstTexts, loadTexts, known)
  const waiting = failed ? <RetryPanel onRetry={retry} /> : <Skeleton blocks={[48, 96, 240]} />
  return (
    <TextsContext value={texts}>
      <ErrorBoundary>
        {complete ? (
          <Antd>
            <OfficeRoutes />
          </Antd>
        ) : (
          <Waiting>{waiting}</Waiting>
        )}
      </ErrorBoundary>
    </TextsContext>
  )
}

const SignInPage = lazy(() => import('./sign-in/sign-in-page.tsx'))

const liveProvider = createLiveProvider()

const resources: ResourceProps[] = screens.map(({ name, path }) => ({ name, list: path }))

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  reactQuery: { clientConfig: queryClient },
} as const

/** Refine around every screen; who has not signed in sees the sign-in page and comes back to where they were. */
function OfficeRoutes() {
  const i18nProvider = useI18nProvider()
  const notificationProvider = useNotificationProvider()
  // The one screen that is here: finding a route among all takes a browser longer than drawing it.
  const here = screenAt(useLocation().pathname)
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      liveProvider={liveProvider}
      resources={resources}
      options={options}
    >
      <Routes>
        <Route
          path={signInPath}
          element={
            <Suspense>
              <SignInPage />
            </Suspense>
          }
        />
        <Route
          element={
            <Authenticated key="office" redirectOnFail={signInPath} loading={null}>
              <Shell>
                <Outlet />
              </Shell>
            </Authenticated>
          }
        >
          <Route path="/enrollment/admin" element={<FirstScreen />} />
          {here !== undefined && (
            <Route
              path={here.path}
              element={<RequireAccess key={here.name} screen={here} page={pageOf(here.name)} />}
            />
          )}
          <Route path="*" element={<PageNotFound />} />
        </Route>
      </Routes>
    </Refine>
  )
}

/** Where somebody who has just signed in begins: the first place that is theirs. */
function FirstScreen() {
  const { isLoading, permitted } = usePermitted(screens)
  const first = permitted.find(({ group }) => group !== undefined)
  if (isLoading) return null
  return first === undefined ? <NotAllowed /> : <Navigate to={first.path} replace />
}

interface Props {
  readonly screen: Screen
  readonly page: ComponentType
}

/** A screen, or the reason why this person does not see it. */
function RequireAccess({ screen, page: Page }: Props) {
  const t = useTranslate()
  const { name } = screen
  const { isLoading, permitted } = usePermitted([screen])
  if (isLoading) return <Skeleton blocks={[48, 240]} />
  if (permitted.length === 0) return <NotAllowed />
  return (
    <ErrorBoundary key={name}>
      <title>{t(`office.${name}.title`)}</title>
      <Suspense fallback={<Skeleton blocks={[48, 240]} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
