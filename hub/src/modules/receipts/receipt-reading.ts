import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import { localeOf } from '../../http/locale.ts'
import type { ReceiptWords } from './receipt-document.ts'
import type { ReceiptReading } from './receipt.view.ts'

export const outOfSearch = ['x-robots-tag', 'noindex'] as const

/** As whoever asks reads it. */
export function readingOf(
  { config, clock, publicUrl }: Pick<AppContext, 'config' | 'clock' | 'publicUrl'>,
  request: Request,
): ReceiptReading {
  return {
    school: config.settings.school,
    texts: config.texts,
    locale: localeOf(request),
    publicUrl: publicUrl(),
    now: clock.now(),
  }
}

export function wordsFor({ config }: Pick<AppContext, 'config'>, request: Request): ReceiptWords {
  const locale = localeOf(request)
  return {
    locale,
    translate: (key, values = {}) => translate(config.texts, locale, `receipt.${key}`, values),
  }
}
