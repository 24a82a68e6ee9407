import { own } from '@matricula/contract'
import {
  type CompiledMessage,
  formatMessage,
  messageLocales,
  type TextValues,
} from '../../api/format-message.ts'

export type { TextValues }

export const locales = ['es-CO', 'en'] as const
export type Locale = (typeof locales)[number]

/** Texts by flat key, such as `login.title`, compiled. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>
export type Texts = Readonly<Record<Locale, Catalogue>>

/** Who reads: every text, and the language that is asked for. */
export interface TextReader {
  readonly texts: Texts
  readonly locale: Locale
}

/** A text in the reader's language with its values in their places. A key nobody wrote is a bug and throws. */
export function translate(texts: Texts, locale: Locale, key: string, values: TextValues = {}): string {
  const text = own(texts[locale], key)
  if (text === undefined) throw new Error(`no text ${key} in ${locale}`)
  return formatMessage(text, messageLocales[locale], values)
}
