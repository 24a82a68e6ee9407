import { useNotificationProvider } from '@refinedev/antd'
import { Authenticated, Refine } from '@refinedev/core'
import type { ResourceProps } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { Outlet, Route, Routes } from 'react-router'
import { accessControl } from './access/access-control.ts'
import { authProvider, signInPath } from './access/auth-provider.ts'
import { RequireAccess } from './access/require-access.tsx'
import { dataProvider, mayRetry } from './api/data-provider.ts'
import { screens } from './screens.tsx'
import { FirstScreen } from './shell/first-screen.tsx'
import { MissingPage } from './shell/missing-page.tsx'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useRefineTexts } from './use-refine-texts.ts'

const resources: ResourceProps[] = screens.map(({ name, path }) => ({ name, list: path }))

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  reactQuery: {
    clientConfig: {
      defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000, refetchOnReconnect: false } },
    },
  },
} as const

/** Refine around every screen; who has not signed in sees the sign-in page and comes back to where they were. */
export function OfficeRoutes() {
  const i18nProvider = useRefineTexts()
  const notificationProvider = useNotificationProvider()
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControl}
      routerProvider={routerProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
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
            <Route key={screen.name} path={screen.path} element={<RequireAccess screen={screen} />} />
          ))}
          <Route path="*" element={<MissingPage />} />
        </Route>
      </Routes>
    </Refine>
  )
}
