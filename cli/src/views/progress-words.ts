import { type Pace, percentOf, type Progress } from '../bulk/progress.ts'
import type { Translate } from '../i18n.ts'

/** `1.200 de 3.000 (40 %)`, or how many rows were read while nobody knows how many there are. */
export function countWords({ done, failed, total }: Progress, t: Translate<'bulk'>): string {
  const ended = done + failed
  if (total === null) return t('viewPlanning', { n: ended })
  return `${t('viewCount', { ended, total })} (${percentOf(ended, total)} %)`
}

/** How fast, how long still and how many in vain; what is not known is not said. */
export function paceWords(
  { failed }: Progress,
  { perSecond, leftMs }: Pace,
  t: Translate<'bulk'>,
): readonly string[] {
  return [
    ...(perSecond === null ? [] : [t('viewRate', { n: rounded(perSecond) })]),
    ...(leftMs === null ? [] : [t('viewLeft', { time: timeWords(leftMs, t) })]),
    ...(failed === 0 ? [] : [t('viewFailed', { n: failed })]),
  ]
}

function rounded(perSecond: number): number {
  return perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond)
}

/** Rough on purpose: 45 s, 12 min, 3 h. */
export function timeWords(ms: number, t: Translate<'bulk'>): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 90) return t('seconds', { n: seconds })
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? t('minutes', { n: minutes }) : t('hours', { n: Math.round(minutes / 60) })
}

export function waitingWords({ waitingUntil }: Progress, now: number, t: Translate<'bulk'>): string | null {
  if (waitingUntil === null) return null
  return t('viewWaiting', { n: Math.max(0, Math.ceil((waitingUntil - now) / 1000)) })
}
