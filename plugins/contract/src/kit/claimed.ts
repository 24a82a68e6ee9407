import { expect } from 'vitest'

/** What the adapter or the stage must have, as the adapter claims it; fails when it is missing. */
export function claimed<T>(what: string, given: T | null | undefined): T {
  return given ?? expect.fail(`${what} is there`)
}
