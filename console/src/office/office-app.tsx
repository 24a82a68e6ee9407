import { App as AntdApp, ConfigProvider } from 'antd'
import { useMemo } from 'react'
import { hub } from '../api/hub.ts'
import { TextsContext, useLoadedTexts, useLocale } from '../i18n.ts'
import type { Texts } from '../i18n.ts'
import type { Locale } from '../locale.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { RetryPanel } from '../components/retry-panel.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Waiting } from '../components/waiting.tsx'
import firstTexts from 'virtual:first-texts'
import { antdLocales } from './theme/antd-locale.ts'
import { antdTheme } from './theme/antd-theme.ts'
import { styleNonce } from './theme/style-nonce.ts'
import { usePreferences } from './theme/use-preferences.ts'
import { OfficeRoutes } from './office-routes.tsx'

const loadTexts = (locale: Locale) => hub.get<Texts>(`/api/texts/${locale}?for=office`)
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
