import type { Context } from '../context.ts'
import {
  isDue,
  paceOf,
  percentOf,
  type Progress,
  type ProgressDisplay,
  type ProgressDisplayOptions,
  type Sample,
  type PrintedProgress,
  withSample,
} from '../bulk/progress.ts'
import { countWords, paceWords, waitingWords } from './progress-words.ts'

/** A line now and then, for a log, a pipe or a screen reader. */
export function writeLines({ out }: Context, { title, t }: ProgressDisplayOptions): ProgressDisplay {
  let printed: PrintedProgress = { at: Date.now(), percent: 0 }
  let samples: readonly Sample[] = []
  let isWaiting = false

  function lineOf(progress: Progress, now: Sample): string {
    const pace = paceOf(samples, now, progress.total)
    const waiting = waitingWords(progress, now.at, t)
    const parts = [...paceWords(progress, pace, t), ...(waiting === null ? [] : [waiting])]
    return [`${title}: ${countWords(progress, t)}`, ...parts].join(' · ')
  }

  return {
    report(progress) {
      const ended = progress.done + progress.failed
      const now = { at: Date.now(), ended }
      const percent = percentOf(ended, progress.total)
      samples = withSample(samples, now)
      const isNews = (progress.waitingUntil !== null) !== isWaiting
      if (!isNews && !isDue(printed, { at: now.at, percent })) return
      isWaiting = progress.waitingUntil !== null
      printed = { at: now.at, percent }
      out.info(lineOf(progress, now))
    },
    whenResumed: async () => {},
    end: async () => {},
  }
}
