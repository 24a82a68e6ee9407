import type { Translate } from '../../i18n.ts'
import type { Health } from './integration.ts'

/** What the latest check found, in words, with the vendor's own where it said something. */
export function healthText({ is, note = '', why = '', fix = '' }: Health, t: Translate): string {
  const label =
    is === 'up'
      ? [t('office.integrations.health.up'), note]
      : [t('office.integrations.health.down'), reasonText(why, t), fix]
  return label.filter(Boolean).join(' · ')
}

/** The hub writes the fault by which a check or a start ended: `check: unreachable`. */
function reasonText(why: string, t: Translate): string {
  if (why === 'paused by staff') return t('office.integrations.health.paused')
  const [, code] = /^(?:start|check): ([a-z-]+)$/.exec(why) ?? []
  const key = `office.fault.${code}`
  const label = t(key)
  return label === key ? why : label
}
