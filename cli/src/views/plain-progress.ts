import type { Context } from '../context.ts'
import {
  isDue,
  paceOf,
  percentOf,
  type Progress,
  type Sample,
  type Told,
  withSample,
} from '../bulk/progress.ts'
import type { Show, ShowWish } from '../bulk/show.ts'
import { countWords, paceWords, waitingWords } from './progress-words.ts'

/** A line now and then, for a log, a pipe or a screen reader. */
export function writeLines({ out }: Context, { title, say }: ShowWish): Show {
  let told: Told = { at: Date.now(), percent: 0 }
  let samples: readonly Sample[] = []
  let isWaiting = false

  function lineOf(progress: Progress, now: Sample): string {
    const pace = paceOf(samples, now, progress.total)
    const waiting = waitingWords(progress, now.at, say)
    const parts = [...paceWords(progress, pace, say), ...(waiting === null ? [] : [waiting])]
    return [`${title}: ${countWords(progress, say)}`, ...parts].join(' · ')
  }

  return {
    report(progress) {
      const ended = progress.done + progress.failed
      const now = { at: Date.now(), ended }
      const percent = percentOf(ended, progress.total)
      samples = withSample(samples, now)
      const isNews = (progress.waitingUntil !== null) !== isWaiting
      if (!isNews && !isDue(told, { at: now.at, percent })) return
      isWaiting = progress.waitingUntil !== null
      told = { at: now.at, percent }
      out.talk(lineOf(progress, now))
    },
    whenOpen: async () => {},
    end: async () => {},
  }
}
