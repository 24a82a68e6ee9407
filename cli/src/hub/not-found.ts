import type { texts } from '../texts/hub.ts'
import type { Translate } from '../i18n.ts'

/** What stands at which address of the hub, so that what is missing has its name and not the sentence for families. */
const things = [
  [/\/api\/enrollment\/admin\/(?:students|orders)\/([^/]+)$/, 'noStudent'],
  [/\/api\/payments\/([^/]+)\/timeline$/, 'noOrder'],
  [/\/api\/outbox\/([^/]+)\/(?:retry|park)$/, 'noDelivery'],
  [/\/api\/reminders\/([^/]+)(?:\/stop)?$/, 'noReminder'],
  [/\/api\/staff\/users\/([^/]+)(?:\/sessions)?$/, 'noUser'],
  [/\/api\/keys\/([^/]+)$/, 'noKey'],
  [/\/api\/reconciliation\/matches\/([^/]+)$/, 'noMatch'],
] as const

/** That there is no such thing, by its name; null where the address says nothing of what it is. */
export function notFoundAt(url: string, t: Translate<keyof typeof texts.es>): string | null {
  const { pathname } = new URL(url)
  for (const [place, key] of things) {
    const [, name] = place.exec(pathname) ?? []
    if (name !== undefined) return t(key, { name: decodeURIComponent(name) })
  }
  return null
}
