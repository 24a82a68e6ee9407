/** Who comes, where, how, and how long they have. Sent to the process of the families. */
export type CrowdPlan = {
  readonly url: string
  readonly codes: readonly string[]
  /** Who has not paid by then is counted as not served. */
  readonly withinMs: number
} & ({ readonly come: 'spread'; readonly ms: number } | { readonly come: 'in-turn'; readonly atOnce: number })

/** When each of so many arrives within the time, by chance and the same in every run. */
export function arrivals(count: number, ms: number): readonly number[] {
  const chance = chanceFrom(2025)
  return Array.from({ length: count }, () => chance() * ms).toSorted((one, other) => one - other)
}

/** Lehmer's generator: numbers from 0 to 1 that look random and come again with the seed. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
