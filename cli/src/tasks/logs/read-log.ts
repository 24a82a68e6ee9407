import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import { HubUnreachable, Interrupted } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { Level } from './log-line.ts'
import { type Locale, translator } from '../../i18n.ts'

/** All that the hub keeps. */
export const mostLines = 2000

export interface LogQuery {
  readonly after: number
  readonly level: Level | null
}

export type RecentLog = components['schemas']['RecentLog']

export function readLog({ api }: Hub, { after, level }: LogQuery): Promise<RecentLog> {
  const query = { after, limit: mostLines, ...(level !== null && { level }) }
  return unwrap(api.GET('/api/logs', { params: { query } }))
}

export interface FollowLogOptions extends LogQuery {
  readonly everyMs: number
  readonly signal: AbortSignal
  readonly locale: Locale
  /** The hub does not answer just now: it is asked again. Told once, until it answers. */
  readonly onSilence: (fault: HubUnreachable) => void
}

/** What the hub logs from now on, until the reader stops it: Interrupted. A hub that restarts is waited for. */
export async function* followLog(
  hub: Hub,
  options: FollowLogOptions,
): AsyncGenerator<RecentLog['lines'][number]> {
  const { level, everyMs, signal, locale, onSilence } = options
  let after = options.after
  let isSilent = false
  for (;;) {
    await pause(everyMs, null, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new Interrupted(translator('hub', locale)('interrupted')) : error
    })
    try {
      const { lines, next } = await readLog(hub, { after, level })
      yield* lines
      after = next
      isSilent = false
    } catch (error) {
      if (!(error instanceof HubUnreachable)) throw error
      if (!isSilent) onSilence(error)
      isSilent = true
    }
  }
}
