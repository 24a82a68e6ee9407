import type { Config } from '../../config/load-config.ts'
import { type Locale, translate } from '../../config/texts.ts'

export interface Notice {
  readonly title: string
  readonly body: string
}

/** The privacy notice in a language, with the school and the times of this hub filled in. */
export function noticeIn({ texts, settings }: Config, locale: Locale): Notice {
  const { name, nit, address, city, phone, email } = settings.school
  // A consent is given to these very letters, so 1825 stays without the point that numbers have elsewhere.
  const days = Object.entries(settings.privacy.retentionDays).map(
    ([what, count]) => [what, String(count)] as const,
  )
  const values = { school: name, nit, address, city, phone, email, ...Object.fromEntries(days) }
  return {
    title: translate(texts, locale, 'privacy.notice.title', values),
    body: translate(texts, locale, 'privacy.notice.body', values),
  }
}

/** The text in force is the Spanish one, title and body: what a consent is given to, and what its hash is made of. */
export function noticeInForce(config: Config): { readonly version: string; readonly text: string } {
  const { title, body } = noticeIn(config, 'es-CO')
  return { version: config.settings.privacy.noticeVersion, text: `${title}\n\n${body}` }
}
