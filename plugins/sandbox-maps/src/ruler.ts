/** Marks of a ruler, rising: what it is at each. */
export type Ruler = readonly (readonly [mark: number, value: number])[]

/** Reads a ruler between its marks in proportion; beyond its ends it goes on as its outermost piece does. */
export function interpolate(ruler: Ruler, at: number): number {
  const after = ruler.findIndex(([mark]) => mark >= at)
  const right = after === -1 ? ruler.length - 1 : Math.max(after, 1)
  const [fromMark, from] = ruler[right - 1] ?? [0, 0]
  const [toMark, to] = ruler[right] ?? [1, 0]
  return from + ((at - fromMark) / (toMark - fromMark)) * (to - from)
}
