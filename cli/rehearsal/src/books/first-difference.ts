import { type Fact, fact } from '../fact.ts'

/** Where two sorted lists part: what one has and the other has not; null when they are alike. */
export function firstDifference({
  expected,
  found,
}: {
  readonly expected: readonly string[]
  readonly found: readonly string[]
}): { readonly expected: Fact; readonly found: Fact } | null {
  const at = Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => index).find(
    (index) => expected[index] !== found[index],
  )
  if (at === undefined) return null
  const nothingMore = fact('nothingMore')
  return { expected: expected[at] ?? nothingMore, found: found[at] ?? nothingMore }
}
