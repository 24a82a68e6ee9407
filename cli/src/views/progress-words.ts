import { type Pace, percentOf, type Progress } from '../bulk/progress.ts'
import type { SayBulk } from '../texts/bulk.ts'

/** `1.200 de 3.000 (40 %)`, or how many rows were read while nobody knows how many there are. */
export function countWords({ done, failed, total }: Progress, say: SayBulk): string {
  const ended = done + failed
  if (total === null) return say('viewPlanning', { n: ended })
  return `${say('viewCount', { ended, total })} (${percentOf(ended, total)} %)`
}

/** How fast, how long still and how many in vain; what is not known is not said. */
export function paceWords(
  { failed }: Progress,
  { perSecond, leftMs }: Pace,
  say: SayBulk,
): readonly string[] {
  return [
    ...(perSecond === null ? [] : [say('viewRate', { n: rounded(perSecond) })]),
    ...(leftMs === null ? [] : [say('viewLeft', { time: timeWords(leftMs, say) })]),
    ...(failed === 0 ? [] : [say('viewFailed', { n: failed })]),
  ]
}

function rounded(perSecond: number): number {
  return perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond)
}

/** Rough on purpose: 45 s, 12 min, 3 h. */
export function timeWords(ms: number, say: SayBulk): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 90) return say('seconds', { n: seconds })
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? say('minutes', { n: minutes }) : say('hours', { n: Math.round(minutes / 60) })
}

export function waitingWords({ waitingUntil }: Progress, now: number, say: SayBulk): string | null {
  if (waitingUntil === null) return null
  return say('viewWaiting', { n: Math.max(0, Math.ceil((waitingUntil - now) / 1000)) })
}
