import { App, ConfigProvider } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import spanish from 'antd/es/locale/es_ES'
import 'dayjs/locale/es'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { antdTheme } from './antd-theme.ts'
import { usePreferences } from './preferences.ts'
import { styleNonce } from './style-nonce.ts'
import { useCloseButton } from './use-close-button.tsx'

const csp = { nonce: styleNonce() }
/** The ring that runs out from a pressed button: calm pages need none, and it sticks out where a window narrows. */
const noWave = { disabled: true }
/** Whoever sends a form with something wrong stands at the first of it, and hears what it is. */
const toFirstError = { scrollToFirstError: { focus: true } }
const locales: Readonly<Record<Locale, AntdLocale>> = { 'es-CO': spanish, en: english }

/** What antd is told once for the whole office, within its texts. */
export function Antd({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale()
  const { preferences } = usePreferences()
  const theme = useMemo(() => antdTheme(preferences), [preferences])
  const closing = useCloseButton()
  return (
    <ConfigProvider
      csp={csp}
      theme={theme}
      wave={noWave}
      locale={locales[locale]}
      modal={closing}
      drawer={closing}
      form={toFirstError}
    >
      <App>{children}</App>
    </ConfigProvider>
  )
}
