/** Things by the names they can be found under, each taken once. */
export class Places<T> {
  readonly #left: Set<T>
  readonly #byName = new Map<string, T[]>()

  constructor(things: readonly T[], namesOf: (thing: T) => readonly string[]) {
    this.#left = new Set(things)
    for (const thing of things) {
      for (const name of namesOf(thing)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), thing])
    }
  }

  /** Of several, the one that ranks highest, else the first. */
  take(names: readonly string[], rankOf: (thing: T) => number = () => 0): T | null {
    const found = names
      .flatMap((name) => this.#byName.get(name) ?? [])
      .filter((thing) => this.#left.has(thing))
    const [first] = found.toSorted((one, other) => rankOf(other) - rankOf(one))
    if (first !== undefined) this.#left.delete(first)
    return first ?? null
  }

  left(): readonly T[] {
    return [...this.#left]
  }
}
