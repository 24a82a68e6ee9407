import type { Failure } from './store/tally.ts'
import type { Translate } from '../i18n.ts'

/** What a view shows while a run is planned or acted on. */
export interface Progress {
  readonly phase: 'planning' | 'acting'
  /** Null while nobody knows how many there will be. */
  readonly total: number | null
  readonly done: number
  readonly failed: number
  /** The last of them. */
  readonly failures: readonly Failure[]
  /** The hub does not answer; it is asked again at this moment. */
  readonly waitingUntil: number | null
}

/** How the reader sees a run, and what the reader's keys ask of it. */
export interface ProgressDisplay {
  readonly report: (progress: Progress) => void
  /** Settles at once unless the reader has paused. */
  readonly whenResumed: () => Promise<void>
  readonly end: () => Promise<void>
}

export interface ProgressDisplayOptions {
  readonly title: string
  readonly isPlain: boolean
  readonly t: Translate<'bulk'>
  /** Aborts once the run is being stopped, however that was asked. */
  readonly stop: AbortSignal
  readonly onStop: () => void
}

/** How many lines had ended at a moment. */
export interface Sample {
  readonly at: number
  readonly ended: number
}

export interface Pace {
  /** Null before anything can be said. */
  readonly perSecond: number | null
  readonly leftMs: number | null
}

const windowMs = 15_000

/** Adds a sample and lets go of those too old to tell how fast it goes now; the first of a second stands for it. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const recent = samples.filter(({ at }) => sample.at - at <= windowMs)
  const previous = recent.at(-1)
  return previous !== undefined && sample.at - previous.at < 1000 ? recent : [...recent, sample]
}

/** How fast it goes, judged by the last seconds, and how long the rest takes at that pace. */
export function paceOf(samples: readonly Sample[], now: Sample, total: number | null): Pace {
  const first = samples[0]
  const ms = first === undefined ? 0 : now.at - first.at
  if (first === undefined || ms < 1000) return { perSecond: null, leftMs: null }
  const perSecond = ((now.ended - first.ended) * 1000) / ms
  if (total === null || perSecond <= 0) return { perSecond, leftMs: null }
  return { perSecond, leftMs: (Math.max(0, total - now.ended) / perSecond) * 1000 }
}

export interface PrintedProgress {
  readonly at: number
  readonly percent: number
}

const printMs = 5000
const printPercent = 10

/** Whether a plain line is due: each five seconds or each tenth of the way, and no more than one a second. */
export function isDue(last: PrintedProgress, now: PrintedProgress): boolean {
  const ms = now.at - last.at
  return ms >= printMs || (ms >= 1000 && now.percent - last.percent >= printPercent)
}

export function percentOf(ended: number, total: number | null): number {
  return total === null || total === 0 ? 0 : Math.floor((ended * 100) / total)
}
