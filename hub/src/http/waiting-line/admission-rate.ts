/** Admitted so many times in so many seconds. */
export interface Admissions {
  readonly admitted: number
  readonly seconds: number
}

const fewestPerSecond = 1
const shrink = 0.9
const stepsToMost = 20

/** Where a line begins that has just formed: the hub is busy, and soon shows whether it bears more. */
export function firstRate(most: number): number {
  return Math.max(fewestPerSecond, most / 4)
}

/** How many a second a hub admits from now on: a step more while it is calm, a tenth less each time it is busy. */
export function nextRate(rate: number, { isCalm, most }: { isCalm: boolean; most: number }): number {
  return isCalm ? Math.min(most, rate + most / stepsToMost) : Math.max(fewestPerSecond, rate * shrink)
}

const memorySeconds = 10

/** How many a second were admitted lately: what was seen just now weighs more than what was seen before. */
export function averageRate(average: number, { admitted, seconds }: Admissions): number {
  const weight = 1 - Math.exp(-seconds / memorySeconds)
  return average + weight * (admitted / seconds - average)
}

const slowest = 0.2
const soonestSeconds = 1
const latestSeconds = 30

/** What a family in the line is told. */
export interface LinePlace {
  readonly ahead: number
  /** About how long it waits. */
  readonly seconds: number
  /** When it asks again. */
  readonly retryAfter: number
}

/** Half of the wait later it is asked again: the nearer the turn, the more often. */
export function placeOf(ahead: number, perSecond: number): LinePlace {
  const seconds = Math.ceil((ahead + 1) / Math.max(slowest, perSecond))
  const retryAfter = Math.min(latestSeconds, Math.max(soonestSeconds, Math.ceil(seconds / 2)))
  return { ahead, seconds, retryAfter }
}
