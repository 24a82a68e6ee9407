import type { I18nProvider } from '@refinedev/core'
import { useContext, useMemo } from 'react'
import { TextsContext, useTranslate } from '../../i18n.ts'
import { chooseLocale, currentLocale } from '../../locale.ts'

/** Refine's own words in the reader's language, where the school wrote them; they stand under `office.refine`. */
export function useI18nProvider(): I18nProvider {
  const texts = useContext(TextsContext)
  const t = useTranslate()
  return useMemo(
    () => ({
      translate: (key: string, _values?: unknown, otherwise?: string) =>
        `office.refine.${key}` in texts ? t(`office.refine.${key}`) : (otherwise ?? key),
      changeLocale: async (locale: string) => chooseLocale(locale === 'en' ? 'en' : 'es-CO'),
      getLocale: currentLocale,
    }),
    [texts, t],
  )
}
