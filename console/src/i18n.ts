import {
  type CompiledMessage,
  formatMessage,
  messageLocales,
  type TextValues,
} from '@matricula/hub/api/format-message'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { chooseLocale, currentLocale, watchLocale } from './locale.ts'
import type { Locale } from './locale.ts'
import { own } from './own.ts'

export type Texts = Readonly<Record<string, CompiledMessage>>
/** All texts of a language, where they have arrived. */
export type KnownTexts = Partial<Record<Locale, Texts>>
export type Translate = (key: string, values?: TextValues) => string

/** The texts of the reader's language, by flat key. */
export const TextsContext = createContext<Texts>({})

/** Texts by key ('login.title') with their values; an unknown key shows itself. */
export function useTranslate(): Translate {
  const texts = useContext(TextsContext)
  const { locale } = useLocale()
  return useMemo(() => translatorOf(texts, locale), [texts, locale])
}

export function translatorOf(texts: Texts, locale: Locale): Translate {
  return (key, values) => formatMessage(own(texts, key) ?? key, messageLocales[locale], values)
}

export function useLocale(): { locale: Locale; chooseLocale: (locale: Locale) => void } {
  const locale = useSyncExternalStore(watchLocale, currentLocale, () => 'es-CO' as const)
  return { locale, chooseLocale }
}

/**
 * Texts of the chosen language: those bundled for the first screen at once, all others when the hub answers.
 * `complete` says that all have arrived; `retry` asks again after a failure. `known` are here already.
 */
export function useLoadedTexts(
  first: Record<Locale, Texts>,
  load: (locale: Locale) => Promise<Texts>,
  known: KnownTexts = {},
) {
  const { locale } = useLocale()
  const [loaded, setLoaded] = useState(known)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (loaded[locale] || failed) return undefined
    let current = true
    load(locale).then(
      (texts) => current && setLoaded((before) => ({ ...before, [locale]: texts })),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [locale, loaded, load, failed])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const retry = useCallback(() => setFailed(false), [])
  const all = loaded[locale]
  return { texts: all ?? first[locale], complete: all !== undefined, failed, retry }
}
