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

/** Who is admitted comes when it asks again, some seconds later. */
const secondsToCome = 2
const fewestExpected = 10

export interface DueAdmissions {
  /** By the rate, in fractions of a family. */
  readonly due: number
  readonly perSecond: number
  /** Admitted and not come yet. */
  readonly expected: number
}

/** How many are admitted now: no more than come soon, else all whom a calm hub has admitted come when it is not. */
export function countToAdmit({ due, perSecond, expected }: DueAdmissions): number {
  const room = Math.max(fewestExpected, perSecond * secondsToCome) - expected
  return Math.max(0, Math.floor(Math.min(due, room)))
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
/** Who is near waits less, for a hub that is calm again has soon admitted so many. */
const nearSeconds = 3
const familiesASecondMore = 30

/** What a family in the line is told. */
export interface LinePlace {
  readonly ahead: number
  /** About how long it waits. */
  readonly seconds: number
  /** When it asks again. */
  readonly retryAfter: number
}

/** Half of the wait later it asks again, and sooner the fewer stand before. */
export function placeOf(ahead: number, perSecond: number): LinePlace {
  const seconds = Math.ceil((ahead + 1) / Math.max(slowest, perSecond))
  const latest = Math.min(latestSeconds, nearSeconds + Math.floor(ahead / familiesASecondMore))
  const retryAfter = Math.min(latest, Math.max(soonestSeconds, Math.ceil(seconds / 2)))
  return { ahead, seconds, retryAfter }
}
