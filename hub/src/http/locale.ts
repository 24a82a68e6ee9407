import Accept from '@hapi/accept'
import type { Request } from '@hapi/hapi'
import type { Locale } from '../config/texts.ts'

/** The reader's language by Accept-Language; Spanish where nothing else is asked for. */
export function localeOf(request: Request): Locale {
  const header: unknown = request.headers['accept-language']
  return typeof header === 'string' ? chooseLocale(header) : 'es-CO'
}

export function chooseLocale(header: string): Locale {
  const wanted = languagesIn(header.slice(0, 200)).find((tag) => /^(es|en)\b/i.test(tag))
  return wanted?.toLowerCase().startsWith('en') === true ? 'en' : 'es-CO'
}

/** None for a header that is malformed, so that whoever sent it is answered all the same. */
function languagesIn(header: string): readonly string[] {
  try {
    return Accept.languages(header)
  } catch {
    return []
  }
}
