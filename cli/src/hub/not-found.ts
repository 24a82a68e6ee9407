import type { texts } from '../texts/hub.ts'
import type { Say } from '../words.ts'

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
export function notFoundAt(url: string, say: Say<keyof typeof texts.es>): string | null {
  const { pathname } = new URL(url)
  for (const [place, key] of things) {
    const [, name] = place.exec(pathname) ?? []
    if (name !== undefined) return say(key, { name: decodeURIComponent(name) })
  }
  return null
}
