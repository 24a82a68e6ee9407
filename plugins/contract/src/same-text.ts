import { timingSafeEqual } from 'node:crypto'

/** Compares two texts, such as signatures, in a time that does not tell where they differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
