import { App as AntdApp, ConfigProvider } from 'antd'
import { useMemo } from 'react'
import { hub } from '../api/hub.ts'
import { TextsContext, useLoadedTexts, useLocale } from '../i18n.ts'
import type { Texts } from '../i18n.ts'
import type { Locale } from '../locale.ts'
import { Broken } from '../parts/broken.tsx'
import { RetryPanel } from '../parts/retry-panel.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Waiting } from '../parts/waiting.tsx'
import firstTexts from 'virtual:first-texts'
import { antdLocales } from './look/antd-locale.ts'
import { antdTheme } from './look/antd-theme.ts'
import { styleNonce } from './look/style-nonce.ts'
import { useLook } from './look/use-look.ts'
import { OfficeRoutes } from './office-routes.tsx'

const loadTexts = (locale: Locale) => hub.get<Texts>(`/api/texts/${locale}?for=office`)
const csp = { nonce: styleNonce() }
/** The ring that runs out from a pressed button: calm pages need none, and it sticks out where a window narrows. */
const noWave = { disabled: true }

/** The office's page: its texts, its look, and Refine inside them. */
export function OfficeApp() {
  const { texts, complete, failed, retry } = useLoadedTexts(firstTexts, loadTexts)
  const { locale } = useLocale()
  const { look } = useLook()
  const theme = useMemo(() => antdTheme(look), [look])
  const waiting = failed ? <RetryPanel onRetry={retry} /> : <Skeleton blocks={[48, 96, 240]} />
  return (
    <TextsContext value={texts}>
      <Broken>
        {complete ? (
          <ConfigProvider csp={csp} theme={theme} wave={noWave} locale={antdLocales[locale]}>
            <AntdApp>
              <OfficeRoutes />
            </AntdApp>
          </ConfigProvider>
        ) : (
          <Waiting>{waiting}</Waiting>
        )}
      </Broken>
    </TextsContext>
  )
}
