/** The runtime's own time: deadlines, retries, durations. Not the season clock, which may stand or jump. */
export interface Timers {
  /** Monotonic milliseconds. */
  now(): number
  /** Runs `act` once after `ms` unless cancelled; never keeps the process alive. */
  after(ms: number, act: () => void): Cancel
}

export type Cancel = () => void

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms).unref()
    return () => clearTimeout(timer)
  },
}
