import { createHash } from 'node:crypto'

/** The idempotency key of a unit: the same for the same lines of the same run, forever; shaped like a UUID. */
export function keyOf(run: string, first: number): string {
  const hex = createHash('sha256').update(`${run}:${first}`).digest('hex')
  // Version 8 is for identifiers that are made by rules of one's own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
