import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'

export type { CompiledMessage }

/** Whose words and numbers: with its region, English writes 1234 as Colombia does, beside pesos that are written so. */
export type MessageLocale = 'es' | 'es-CO' | 'en' | 'en-CO'

/** The languages of portal and office, which both write numbers as in Colombia. */
export const messageLocales = { 'es-CO': 'es-CO', en: 'en-CO' } as const

export type TextValues = Readonly<Record<string, string | number>>

/** A message with its values in their places, numbers as its language writes them; a place without a value stays. */
export function formatMessage(
  message: CompiledMessage,
  locale: MessageLocale,
  values: TextValues = {},
): string {
  if (typeof message === 'string') return message
  const counted = new Set(countedIn(message))
  const valueAt = (name: string) => {
    // Browsers as old as those we serve have no `Object.hasOwn`.
    const value = Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined
    if (value === undefined) return `{${name}}`
    return typeof value === 'number' && !counted.has(name) ? formatNumber(locale, value) : value
  }
  const places: Record<string, string | number> = {}
  const written = new Proxy(places, { has: () => true, get: (_none, name) => valueAt(String(name)) })
  return String(format(message, locale, written, { formatters: formatters[locale] }))
}

/** The places whose number decides between forms, also within a form. */
function countedIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((node: unknown) => {
    if (!Array.isArray(node) || node.length === 1) return []
    const [name, , forms]: readonly unknown[] = node
    return [String(name), ...Object.values(forms ?? {}).flatMap(countedIn)]
  })
}

/** 4750000 as `4.750.000` or `4,750,000`, without loading a locale's whole data. */
export function formatNumber(locale: MessageLocale, value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '.')
  return fraction === undefined ? grouped : `${grouped}${locale.startsWith('en') ? '.' : ','}${fraction}`
}

const formatters: Readonly<Record<MessageLocale, FormatOptions['formatters']>> = {
  es: formattersIn('es'),
  'es-CO': formattersIn('es-CO'),
  en: formattersIn('en'),
  'en-CO': formattersIn('en-CO'),
}

/** Both languages have one form for one and another for all else; the oldest browsers we serve have no `Intl.PluralRules`. */
function formattersIn(locale: MessageLocale): FormatOptions['formatters'] {
  const rules = { select: (count: number) => (count === 1 ? 'one' : 'other') }
  const numbers = { format: (value: number) => formatNumber(locale, value) }
  return {
    getPluralRules: () => rules as Intl.PluralRules,
    getNumberFormat: () => numbers as Intl.NumberFormat,
    getDateTimeFormat: (...asked) => new Intl.DateTimeFormat(...asked),
  }
}
