import type { SeasonProgress } from '@matricula/rehearsal'
import { isDue, percentOf, type PrintedProgress } from '../bulk/progress.ts'
import { timeWords } from './progress-words.ts'
import { type Locale, translator } from '../i18n.ts'

/** How far a rehearsal is and how long the rest takes at the pace so far, in a line. Pure. */
export function progressLine({ done, total }: SeasonProgress, elapsedMs: number, locale: Locale): string {
  const leftMs = (elapsedMs / done) * (total - done)
  const time = timeWords(leftMs, translator('bulk', locale))
  return translator('rehearse', locale)('progress', { percent: percentOf(done, total), time })
}

/** Says such a line now and then. */
export function createProgressPrinter(
  print: (line: string) => void,
  locale: Locale,
): (progress: SeasonProgress) => void {
  let began: number | null = null
  let printed: PrintedProgress = { at: Date.now(), percent: 0 }
  return (progress) => {
    const now = { at: Date.now(), percent: percentOf(progress.done, progress.total) }
    began ??= now.at
    if (!isDue(printed, now) || now.at === began) return
    printed = now
    print(progressLine(progress, now.at - began, locale))
  }
}
