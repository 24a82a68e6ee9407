import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import { HubUnreachable, Interrupted } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts } from '../../texts/hub.ts'
import { type Locale, speaker } from '../../words.ts'
import type { Level } from './log-line.ts'

/** All that the hub keeps. */
export const mostLines = 2000

export interface LogWish {
  readonly after: number
  readonly level: Level | null
}

export type RecentLog = components['schemas']['RecentLog']

export function askLog({ api }: Hub, { after, level }: LogWish): Promise<RecentLog> {
  const query = { after, limit: mostLines, ...(level !== null && { level }) }
  return answered(api.GET('/api/logs', { params: { query } }))
}

export interface Following extends LogWish {
  readonly everyMs: number
  readonly signal: AbortSignal
  readonly locale: Locale
  /** The hub does not answer just now: it is asked again. Told once, until it answers. */
  readonly onSilence: (fault: HubUnreachable) => void
}

/** What the hub logs from now on, until the reader stops it: Interrupted. A hub that restarts is waited for. */
export async function* followLog(hub: Hub, following: Following): AsyncGenerator<RecentLog['lines'][number]> {
  const { level, everyMs, signal, locale, onSilence } = following
  let after = following.after
  let isSilent = false
  for (;;) {
    await pause(everyMs, null, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new Interrupted(speaker(texts, locale)('interrupted')) : error
    })
    try {
      const { lines, next } = await askLog(hub, { after, level })
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
