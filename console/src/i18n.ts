import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { chooseLocale, currentLocale, watchLocale } from './locale.ts'
import type { Locale } from './locale.ts'
import { own } from './own.ts'

export type Texts = Record<string, string>
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** The texts of the reader's language, by flat key. */
export const TextsContext = createContext<Texts>({})

/**
 * Texts by key ('login.title'); {name} is replaced by its value and {name:words} by its word, an unknown key shows
 * itself. Of one thing, n being 1, the text of the key with `One` behind it is said where there is one.
 */
export function useTranslate(): Translate {
  const texts = useContext(TextsContext)
  return useCallback((key, values) => translate(texts, key, values), [texts])
}

export function translate(texts: Texts, key: string, values?: Record<string, string | number>): string {
  const one = String(values?.['n']) === '1' ? own(texts, `${key}One`) : undefined
  return fill(one ?? own(texts, key) ?? key, values, texts)
}

export function useLocale(): { locale: Locale; chooseLocale: (locale: Locale) => void } {
  const locale = useSyncExternalStore(watchLocale, currentLocale, () => 'es-CO' as const)
  return { locale, chooseLocale }
}

/**
 * Texts of the chosen language: those bundled for the first screen at once, all others when the hub answers.
 * `complete` says that all have arrived; `retry` asks again after a failure.
 */
export function useLoadedTexts(first: Record<Locale, Texts>, load: (locale: Locale) => Promise<Texts>) {
  const { locale } = useLocale()
  const [loaded, setLoaded] = useState<Partial<Record<Locale, Texts>>>({})
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

function fill(text: string, values: Record<string, string | number> | undefined, texts: Texts): string {
  if (!values) return text
  return text.replaceAll(/\{(\w+)(:words)?\}/g, (whole, name: string, inWords?: string) => {
    const value = own(values, name)
    if (value === undefined) return whole
    // A number that the language has no word for stays a figure.
    return (inWords ? own(texts, `words.${value}`) : undefined) ?? String(value)
  })
}
