import { type Locale, locales } from '../../config/texts.ts'
import { type LetterLink, lettersAsHtml, lettersAsText, type MessageText } from './letter.ts'
import type { NamedRecipient } from './recipients.ts'

export interface Sentences {
  /** A text of the message in a language, by the last part of its key. */
  readonly text: (locale: Locale, part: string) => string
  /** What a mail says after its greeting, by the last parts of their keys. */
  readonly opening: readonly string[]
  readonly links: readonly LetterLink['url'][]
}

/** A message of sentences alone: a mail in Spanish and then in English, by any other channel its short text. */
export function writeSentences(
  { channel }: Pick<NamedRecipient, 'channel'>,
  { text, opening, links }: Sentences,
): MessageText {
  const subject = text('es-CO', 'subject')
  if (channel !== 'email') return { subject, text: text('es-CO', 'message'), html: null }
  const letters = locales.map((locale) => {
    const mail = (part: string) => text(locale, `mail.${part}`)
    return {
      locale,
      opening: ['greeting', ...opening].map(mail),
      parts: [],
      links: links.map((url) => ({ label: mail('enter'), url })),
      signature: mail('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
