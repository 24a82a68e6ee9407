import compile from 'icu-minify/compile'
import { formatMessage, messageLocales, type TextValues } from '../../api/format-message.ts'
import type { Locale } from './texts.ts'

/** A sentence that stands in the code, an ICU message, with its values in their places. */
export function fillSentence(sentence: string, locale: Locale, values: TextValues): string {
  return formatMessage(compile(sentence), messageLocales[locale], values)
}
