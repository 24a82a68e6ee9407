import { type Locale, translate } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'

/** '16:00' -> '4:00 p.m.', as the school's notices write it. */
export function viewTime({ config }: Pick<AppContext, 'config'>, locale: Locale, time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  const half = translate(config.texts, locale, `facilities.${hour < 12 ? 'morning' : 'afternoon'}`)
  return `${hour % 12 || 12}:${time.slice(3, 5)}\u00A0${half}`
}
