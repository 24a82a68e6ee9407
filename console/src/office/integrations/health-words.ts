import type { Translate } from '../../i18n.ts'
import type { Health } from './integration.ts'

/** What the latest check found, in words, with the vendor's own where it said something. */
export function healthWords({ is, note = '', why = '', fix = '' }: Health, text: Translate): string {
  const said =
    is === 'up'
      ? [text('office.integrations.health.up'), note]
      : [text('office.integrations.health.down'), reasonWords(why, text), fix]
  return said.filter(Boolean).join(' · ')
}

/** The hub writes the fault by which a check or a start ended: `check: unreachable`. */
function reasonWords(why: string, text: Translate): string {
  if (why === 'paused by staff') return text('office.integrations.health.paused')
  const [, code] = /^(?:start|check): ([a-z-]+)$/.exec(why) ?? []
  const key = `office.fault.${code}`
  const said = text(key)
  return said === key ? why : said
}
