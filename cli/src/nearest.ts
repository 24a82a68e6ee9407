import { distance } from 'fastest-levenshtein'

/** The nearest of some words, unless even that one is far from what was written. */
export function nearest(written: string, known: readonly string[]): string | null {
  const close = known
    .map((name) => ({ name, far: distance(written, name) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(Math.max(name.length, written.length) / 3)))
    .sort((one, other) => one.far - other.far)
  return close[0]?.name ?? null
}
