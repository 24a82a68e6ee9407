import type { Translate } from '../../i18n.ts'
import type { ToSeasonTime } from '../../season-time.ts'

export type Tone = 'plain' | 'good' | 'waiting' | 'problem'

/** One event of an order, or what it waits for. */
export interface TimelineEntry {
  readonly key: string
  readonly at: string | null
  readonly tone: Tone
  readonly title: string
  /** Who, why, or what went wrong. */
  readonly more: readonly string[]
}

export interface TimelineContext {
  readonly t: Translate
  readonly when: (instant: string) => string
  /** For what other systems and the outbox did, which the machine's clock writes down. */
  readonly toSeason: ToSeasonTime
}
