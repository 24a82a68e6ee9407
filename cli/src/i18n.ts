import { formatMessage, formatNumber, type TextValues } from '@matricula/hub/api/format-message'
import loadEn from '../texts/en.yaml'
import loadEs from '../texts/es.yaml'
import { own } from './own.ts'
import type { TextKeys } from './text-keys.ts'

export type Locale = 'es' | 'en'

/** Says the texts of one command in one language. */
export type Translate<Area extends keyof TextKeys> = (key: TextKeys[Area], values?: TextValues) => string

/** Spanish unless the environment asks for English. */
export function localeFrom(asked: string | null): Locale {
  return asked !== null && /^en\b|^en_/i.test(asked) ? 'en' : 'es'
}

const catalogues = { es: loadEs, en: loadEn }

/** The texts of a command, by their keys in texts/*.yaml. */
export function translator<Area extends keyof TextKeys>(area: Area, locale: Locale): Translate<Area> {
  const messages = catalogues[locale](area)
  return (key, values) => formatMessage(own(messages, key) ?? key, locale, values)
}

/** Whole pesos, `$ 4.750.000`. */
export function formatCop(locale: Locale, pesos: number): string {
  return `${pesos < 0 ? '-' : ''}$ ${formatNumber(locale, Math.abs(pesos))}`
}
