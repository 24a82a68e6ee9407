import { expect } from 'vitest'
import { deathsIn, type PreparedSchool, type Trial } from './prepared-school.ts'

interface Play {
  /** The table whose first row it counts from. */
  readonly from: string
  readonly act: (trial: Trial) => Promise<object>
  /** What the act comes to, wherever its hub dies. */
  readonly end: object
}

/**
 * Plays an act whole, and then once for each of its commits with a hub that is killed right after it: all end alike. What
 * comes by chance, such as a question to the provider, is listed too, and a hub that never does it again lives on.
 */
export async function expectSameEnd(school: PreparedSchool, { from, act, end }: Play): Promise<void> {
  const whole = await school.try(from, act)
  expect({ died: whole.died, end: whole.end }).toEqual({ died: false, end })
  const deaths = deathsIn(whole.commits)
  expect(deaths.length).toBeGreaterThan(0)
  const ends = await twoAtATime(deaths, async (death) => {
    const seen = await school.try(from, act, death).catch(
      // Named together with the commit, and the other commits still have their turn.
      (error: unknown) => ({ died: true, end: { failed: String(error) } }),
    )
    return { death, died: seen.died, end: seen.end }
  })
  expect(ends).toEqual(ends.map(({ death, died }) => ({ death, died, end })))
  expect(ends.filter(({ died }) => died).length).toBeGreaterThan(deaths.length / 2)
}

async function twoAtATime<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await act(item)
  }
  await Promise.all([work(), work()])
  return results
}
