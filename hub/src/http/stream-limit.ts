/** Bounds what is open at the same time, by each of several names of whoever opens it. */
export interface StreamLimit {
  /** Answers how to release it; null when one of these names has all it may. */
  take(names: Readonly<Record<string, string>>): (() => void) | null
}

/** So many streams for each name of a kind, such as { session: 6, network: 300 }. */
export function limitStreams(most: Readonly<Record<string, number>>): StreamLimit {
  const taken = new Map<string, number>()
  const count = (name: string) => taken.get(name) ?? 0
  return {
    take(names) {
      const all = Object.entries(names).map(([kind, name]) => ({
        name: `${kind}:${name}`,
        most: most[kind] ?? 0,
      }))
      if (all.some((each) => count(each.name) >= each.most)) return null
      for (const { name } of all) taken.set(name, count(name) + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        for (const { name } of all) {
          if (count(name) > 1) taken.set(name, count(name) - 1)
          else taken.delete(name)
        }
      }
    },
  }
}
