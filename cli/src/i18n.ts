import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import loadEn from '../texts/en.yaml'
import loadEs from '../texts/es.yaml'
import { own } from './own.ts'
import type { TextKeys } from './text-keys.ts'

export type Locale = 'es' | 'en'

export type TextValues = Readonly<Record<string, string | number>>

/** Says the texts of one command in one language. */
export type Translate<Area extends keyof TextKeys> = (key: TextKeys[Area], values?: TextValues) => string

/** Spanish unless the environment asks for English. */
export function localeFrom(asked: string | null): Locale {
  return asked !== null && /^en\b|^en_/i.test(asked) ? 'en' : 'es'
}

const catalogues = { es: loadEs, en: loadEn }

/** The texts of a command, by their keys in texts/*.yaml. */
export function translator<Area extends keyof TextKeys>(area: Area, locale: Locale): Translate<Area> {
  const messages = own(catalogues[locale](), area) ?? {}
  return (key, values) => formatMessage(own(messages, key) ?? key, locale, values)
}

/** A message with its values in their places, numbers as its language writes them; a place without a value stays. */
export function formatMessage(message: CompiledMessage, locale: Locale, values: TextValues = {}): string {
  if (typeof message === 'string') return message
  const counted: readonly unknown[] = message.flatMap((node) =>
    Array.isArray(node) && node.length > 1 ? [node[0]] : [],
  )
  const valueAt = (name: string) => {
    const value = own(values, name) ?? `{${name}}`
    return typeof value === 'number' && !counted.includes(name) ? formatNumber(locale, value) : value
  }
  const places: Record<string, string | number> = {}
  const written = new Proxy(places, { has: () => true, get: (_none, name) => valueAt(String(name)) })
  return String(format(message, locale, written, { formatters: formatters[locale] }))
}

const formatters = { es: formattersIn('es'), en: formattersIn('en') }

/** Those of the platform, made when a count first needs one. */
function formattersIn(locale: Locale): FormatOptions['formatters'] {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    getPluralRules: () => (plurals ??= new Intl.PluralRules(locale)),
    getNumberFormat: () => (numbers ??= new Intl.NumberFormat(locale, { useGrouping: 'always' })),
    getDateTimeFormat: (...asked) => new Intl.DateTimeFormat(...asked),
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
