/** Two times: business happens on the season's clock, machinery (leases, sessions, limits) on the wall's. */
export interface Clock {
  /** The season's now: the wall's in production, the demonstration's in the sandbox. */
  now(): Date
  /** The machine's now. */
  wall(): Date
}

export const wallClock: Clock = { now: () => new Date(), wall: () => new Date() }
