import { createHash } from 'node:crypto'

/** What fell to a student in one matter: a number of 32 bits, the same for ever and unrelated between matters. */
export function seededNumber(seed: number, code: string, matter: string): number {
  return createHash('sha256').update(`${seed}/${matter}/${code}`).digest().readUInt32BE(0)
}
