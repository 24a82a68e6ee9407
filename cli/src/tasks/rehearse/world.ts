import { setTimeout as pause } from 'node:timers/promises'
import { HubUnreachable, Interrupted } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../words.ts'
import type { ProgressCounter } from './progress.ts'
import type { HubLife } from './hub/hub-life.ts'
import type { SeasonDays } from './season-days.ts'
import type { Surprise } from './surprise.ts'
import type { Vendors } from './vendors/vendors.ts'

/** Those of the staff who act in a season, each with a session of their own. */
export type Office = 'it' | 'finance' | 'admissions'

/** Everything a rehearsal acts on and with. */
export interface World {
  readonly life: HubLife
  readonly locale: Locale
  readonly signal: AbortSignal
  /** How many families act at once. */
  readonly concurrency: number
  readonly season: SeasonDays
  readonly office: Readonly<Record<Office, Hub>>
  readonly vendors: Vendors
  readonly progress: ProgressCounter
  /** What went otherwise than the story says, in the order it was met. */
  readonly surprises: Surprise[]
}

const mostTries = 60
const longestPauseMs = 1000

export interface HubAndSignal {
  readonly life: Pick<HubLife, 'start'>
  readonly signal: AbortSignal
}

/** Does what a browser's request does, again once the hub is back where it died of it or asked for time. */
export async function insist<T>({ life, signal }: HubAndSignal, act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof HubUnreachable) || signal.aborted || tries === mostTries) throw error
      await life.start()
      await rest(Math.min(longestPauseMs, 20 * 2 ** tries), signal)
    }
  }
}

/** Asks again until the answer is the one waited for; null when it never was. */
export async function until<T>(
  signal: AbortSignal,
  { ask, is, seconds }: { ask: () => Promise<T>; is: (answer: T) => boolean; seconds: number },
): Promise<T | null> {
  const end = performance.now() + seconds * 1000
  for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
    const answer = await ask()
    if (is(answer)) return answer
    if (performance.now() > end) return null
    await rest(wait, signal)
  }
}

export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal })
  } catch (error) {
    throw new Interrupted('', [], { cause: error })
  }
}
