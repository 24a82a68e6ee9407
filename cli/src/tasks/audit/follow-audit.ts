import { setTimeout as wait } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import { HubUnreachable, Interrupted } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { type Locale, translator } from '../../i18n.ts'

export type AuditEntry = components['schemas']['AuditEntry']

export interface AuditFilter {
  readonly actor?: string
  readonly act?: string
  readonly subject?: string
}

export interface AuditTailQuery {
  readonly filter: AuditFilter
  readonly lines: number
}

/** The last entries, oldest first. */
export async function lastEntries(
  hub: Hub,
  { filter, lines }: AuditTailQuery,
): Promise<readonly AuditEntry[]> {
  return lines === 0 ? [] : (await newest(hub, filter, { page: 1, size: lines })).toReversed()
}

export interface FollowAuditOptions {
  readonly filter: AuditFilter
  /** The newest entry that was shown. */
  readonly after: number
  readonly everyMs: number
  readonly signal: AbortSignal
  readonly locale: Locale
  /** The hub went away, or is back. */
  readonly onConnectionChange: (is: 'lost' | 'back') => void
}

/** What is written down from now on, until somebody stops it; a hub that goes away is waited for. */
export async function* followAudit(hub: Hub, options: FollowAuditOptions): AsyncGenerator<AuditEntry> {
  const { filter, everyMs, signal, onConnectionChange } = options
  let last = options.after
  let isLost = false
  for (;;) {
    await wait(everyMs, undefined, { signal }).catch(() => {
      throw new Interrupted(translator('hub', options.locale)('interrupted'))
    })
    const entries = await entriesAfter(hub, filter, last).catch((error: unknown) => {
      if (error instanceof HubUnreachable) return null
      throw error
    })
    if ((entries === null) !== isLost) onConnectionChange(entries === null ? 'lost' : 'back')
    isLost = entries === null
    for (const entry of entries ?? []) {
      last = Math.max(last, entry.id)
      yield entry
    }
  }
}

const pageSize = 200

/** Pages back until an entry is known; a burst between two looks may be longer than a page. */
async function entriesAfter(hub: Hub, filter: AuditFilter, after: number): Promise<readonly AuditEntry[]> {
  const fresh = new Map<number, AuditEntry>()
  for (let page = 1; ; page += 1) {
    const entries = await newest(hub, filter, { page, size: pageSize })
    for (const entry of entries) if (entry.id > after) fresh.set(entry.id, entry)
    if (entries.length < pageSize || entries.some(({ id }) => id <= after)) break
  }
  return [...fresh.values()].toSorted((one, other) => one.id - other.id)
}

function newest(
  { api }: Hub,
  filter: AuditFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly AuditEntry[]> {
  const query = { ...filter, sort: '-at' as const, 'page[number]': page, 'page[size]': size }
  return unwrap(api.GET('/api/audit', { params: { query } }))
}
