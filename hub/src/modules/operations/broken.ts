/** One thing that must hold in a hub's database, and the rows that it does not hold for. */
export interface Invariant {
  /** Stable: scripts know it. */
  readonly name: string
  readonly count: number
  /** The first of them, by id. */
  readonly first: readonly string[]
}

export const shown = 5

export function invariant(name: string, offenders: readonly string[]): Invariant {
  return { name, count: offenders.length, first: offenders.slice(0, shown) }
}
