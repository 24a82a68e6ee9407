/** Repeatable random numbers: the same seed and name give the same numbers in the same order, on every machine. */
export interface SeededRandom {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** True about `percent` times in a hundred. */
  chance(percent: number): boolean
  pick<T>(first: T, ...others: readonly T[]): T
  shuffle<T>(items: readonly T[]): readonly T[]
}

/** Mulberry32 by Tommy Ettinger (public domain), begun at the FNV-1a hash of the name. */
export function seededRandom(seed: number, name: string): SeededRandom {
  let state = (seed ^ fnv1a(name)) >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (first, ...others) => others[below(others.length + 1) - 1] ?? first,
    shuffle(items) {
      const weighed = items.map((item) => ({ item, weight: below(2 ** 32) }))
      return weighed.toSorted((one, other) => one.weight - other.weight).map(({ item }) => item)
    },
  }
}

function fnv1a(name: string): number {
  let hash = 0x811c9dc5
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
