import { own } from './own.ts'

export type Locale = 'es' | 'en'

/** A language's sentences by key; `{name}` stands for a value. `${key}One` is used when `n` is 1. */
export type Sentences<Key extends string = string> = Readonly<Record<Key, string>>

/** One table for both languages, so that no key is missing in either. */
export interface Texts<Key extends string> {
  readonly es: Sentences<Key>
  readonly en: Sentences<Key>
}

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Spanish unless the environment asks for English. */
export function localeFrom(asked: string | null): Locale {
  return asked !== null && /^en\b|^en_/i.test(asked) ? 'en' : 'es'
}

/** A translator for one table of texts and one language; numbers are formatted as that language writes them. */
export function translator<Key extends string>(texts: Texts<Key>, locale: Locale): Translate<Key> {
  const sentences: Sentences = texts[locale]
  return (key, values = {}) => {
    const one = values['n'] === 1 ? sentences[`${key}One`] : undefined
    return (one ?? sentences[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = own(values, name)
      if (value === undefined) return whole
      return typeof value === 'number' ? formatNumber(locale, value) : value
    })
  }
}

/** 4750000 as `4.750.000` or `4,750,000`, without loading a locale's whole data. */
export function formatNumber(locale: Locale, value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, locale === 'es' ? '.' : ',')
  return fraction === undefined ? grouped : `${grouped}${locale === 'es' ? ',' : '.'}${fraction}`
}

/** Whole pesos, `$ 4.750.000`. */
export function formatCop(locale: Locale, pesos: number): string {
  return `${pesos < 0 ? '-' : ''}$ ${formatNumber(locale, Math.abs(pesos))}`
}
