/** Two times: business happens on the season's clock, machinery (leases, sessions, limits) on the wall's. */
export interface Clock {
  /** The season's now: the wall's in production, the demonstration's in the sandbox. */
  now(): Date
  /** The machine's now. */
  wall(): Date
}

/** The demonstration's clock, which somebody may set. */
export interface SeasonClock extends Clock {
  /** Sets the season's now; it moves on from there, also over restarts. */
  set(seasonNow: Date): Promise<void>
  /** How it went ahead of the machine's since it began, the earliest first. */
  shifts(): readonly Shift[]
}

/** From an instant of the machine's clock on, the season's is so many milliseconds ahead of it. */
export interface Shift {
  readonly from: string
  readonly ms: number
}

export function isSettable(clock: Clock): clock is SeasonClock {
  return 'set' in clock
}

/** None in production, where the two clocks are one. */
export function shiftsOf(clock: Clock): readonly Shift[] {
  return isSettable(clock) ? clock.shifts() : []
}

export const wallClock: Clock = { now: () => new Date(), wall: () => new Date() }
