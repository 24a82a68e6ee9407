import { setImmediate } from 'node:timers/promises'
import type { Timers } from '../../src/plugins/timers.ts'

/** Time that passes when the test says so. */
export interface HandTurnedTimers extends Timers {
  /** Lets `ms` pass, runs what falls due, in order, and lets what follows from it settle. */
  pass(ms: number): Promise<void>
  /** How many acts wait. */
  waiting(): number
}

export function handTurnedTimers(): HandTurnedTimers {
  let now = 0
  let acts: { readonly due: number; readonly act: () => void }[] = []
  const nextDue = (until: number) =>
    acts.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0]
  return {
    now: () => now,
    after(ms, act) {
      const entry = { due: now + ms, act }
      acts.push(entry)
      return () => {
        acts = acts.filter((each) => each !== entry)
      }
    },
    async pass(ms) {
      const until = now + ms
      for (let entry = nextDue(until); entry !== undefined; entry = nextDue(until)) {
        const { due, act } = entry
        acts = acts.filter((each) => each !== entry)
        now = due
        act()
        await setImmediate()
      }
      now = until
      await setImmediate()
    },
    waiting: () => acts.length,
  }
}
