import { App as AntdApp, ConfigProvider, Result } from 'antd'
import { useMemo, Suspense } from 'react'
import firstTexts from 'virtual:first-texts'
import { Authenticated, Refine, useCan, useGetIdentity } from '@refinedev/core'
import type { ResourceProps } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { Outlet, Route, Routes, Link, Navigate } from 'react-router'
import type { Locale as AntdLocale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import spanish from 'antd/es/locale/es_ES'
import 'dayjs/locale/es'
import type { ComponentType } from 'react'
import { hub } from '../api/hub.ts'
import { TextsContext, useLoadedTexts, useLocale, useTranslate } from '../i18n.ts'
import type { Texts } from '../i18n.ts'
import type { Locale } from '../locale.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { RetryPanel } from '../components/retry-panel.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Waiting } from '../components/waiting.tsx'
import { antdTheme } from './theme/antd-theme.ts'
import { styleNonce } from './theme/style-nonce.ts'
import { usePreferences } from './theme/preferences.ts'
import { screens } from './screens.ts'
import { pages } from './pages.ts'
import { accessControlProvider } from './providers/access-control-provider.ts'
import { authProvider, signInPath } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { useI18nProvider } from './providers/i18n-provider.ts'
import { createLiveProvider } from './providers/live-provider.ts'
import { useNotificationProvider } from './providers/notification-provider.tsx'
import { queryClient } from './providers/query-client.ts'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { usePermitted } from './access/use-permission.ts'
import type { Screen } from './screens.ts'
import type { Session } from '../api/types.ts'

const loadTexts = (locale: Locale) => hub.get<Texts>(`/api/texts/${locale}/compiled?for=office`)
const csp = { nonce: styleNonce() }
/** The ring that runs out from a pressed button: calm pages need none, and it sticks out where a window narrows. */
const noWave = { disabled: true }

/** The office's page: its texts, its look, and Refine inside them. */
export function OfficeApp() {
  const { texts, complete, failed, retry } = useLoadedTexts(firstTexts, loadTexts)
  const { locale } = useLocale()
  const { preferences } = usePreferences()
  const theme = useMemo(() => antdTheme(preferences), [preferences])
  const waiting = failed ? <RetryPanel onRetry={retry} /> : <Skeleton blocks={[48, 96, 240]} />
  return (
    <TextsContext value={texts}>
      <ErrorBoundary>
        {complete ? (
          <ConfigProvider csp={csp} theme={theme} wave={noWave} locale={antdLocales[locale]}>
            <AntdApp>
              <OfficeRoutes />
            </AntdApp>
          </ConfigProvider>
        ) : (
          <Waiting>{waiting}</Waiting>
        )}
      </ErrorBoundary>
    </TextsContext>
  )
}

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
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      routerProvider={routerProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      liveProvider={liveProvider}
      resources={resources}
      options={options}
    >
      <Routes>
        <Route path={signInPath} element={<SignInPage />} />
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
          {screens.map((screen) => (
            <Route
              key={screen.name}
              path={screen.path}
              element={<RequireAccess key={screen.name} screen={screen} page={pages[screen.name]} />}
            />
          ))}
          <Route path="*" element={<MissingPage />} />
        </Route>
      </Routes>
    </Refine>
  )
}

function MissingPage() {
  const t = useTranslate()
  return (
    <>
      <title>{t('app.notFound')}</title>
      <Result
        status="404"
        icon={null}
        title={<h1 className="page__title">{t('app.notFound')}</h1>}
        extra={<Link to="/enrollment/admin">{t('office.shell.toStart')}</Link>}
      />
    </>
  )
}

/** Where somebody who has just signed in begins: the first place that is theirs. */
function FirstScreen() {
  const { isLoading, permitted } = usePermitted(screens)
  const first = permitted.find(({ group }) => group !== undefined)
  if (isLoading) return null
  return first === undefined ? <NotAllowed /> : <Navigate to={first.path} replace />
}

const antdLocales: Readonly<Record<Locale, AntdLocale>> = { 'es-CO': spanish, en: english }

interface Props {
  readonly screen: Screen
  readonly page: ComponentType
}

/** A screen, or the reason why this person does not see it. */
function RequireAccess({ screen: { name, needs }, page: Page }: Props) {
  const t = useTranslate()
  const { isLoading, data } = useCan({ action: needs })
  if (isLoading) return <Skeleton blocks={[48, 240]} />
  if (data?.can !== true) return <NotAllowed />
  return (
    <ErrorBoundary key={name}>
      <title>{t(`office.${name}.title`)}</title>
      <Suspense fallback={<Skeleton blocks={[48, 240]} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A route that was opened without its role. */
function NotAllowed() {
  const t = useTranslate()
  const { data } = useGetIdentity<Session>()
  const roles = (data?.roles ?? []).map((role) => t(`office.role.${role}`)).join(', ')
  return (
    <>
      <title>{t('office.notAllowed.title')}</title>
      <Result
        status="403"
        icon={null}
        title={<h1 className="page__title">{t('office.notAllowed.title')}</h1>}
        subTitle={t('office.notAllowed.body', { roles })}
      />
    </>
  )
}
