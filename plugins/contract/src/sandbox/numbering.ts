import type { Memo } from '../plugin.ts'

/** The next number of a series, from 1: never given twice, even to callers at the same time; gaps may stay. */
export type Numbering = () => Promise<number>

/** How far the note in the memo may lie behind the last number. */
const noteEvery = 50

/**
 * Each number is claimed in the memo before it is given. Callers of one process never try the same one, and a number
 * that was taken before they came sends them to the note of how far the series is.
 */
export function numberingIn(memo: Memo, series: string): Numbering {
  let tried = 0
  const noted = async () => {
    const last = await memo.get(`last:${series}`)
    return typeof last === 'number' ? last : 0
  }
  return async () => {
    for (;;) {
      tried += 1
      const number = tried
      if (await memo.add(`number:${series}:${number}`, true)) {
        if (number % noteEvery === 0) await memo.set(`last:${series}`, number)
        return number
      }
      tried = Math.max(tried, await noted())
    }
  }
}
