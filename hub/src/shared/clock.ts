/** Two times: business happens on the season's clock, machinery (leases, sessions, limits) on the wall's. */
export interface Clock {
  /** The season's now: the wall's in production, the demonstration's in the sandbox. */
  now(): Date
  /** The machine's now. */
  wall(): Date
}

/** How far the season's now is before or after the machine's, in whole seconds: none in production. */
export function shiftOf(clock: Clock): number {
  return Math.round((clock.now().getTime() - clock.wall().getTime()) / 1000) * 1000
}

export const wallClock: Clock = { now: () => new Date(), wall: () => new Date() }
