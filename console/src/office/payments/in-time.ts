interface Timed {
  readonly at: string | null
}

/** What happened, the earliest first; of the same moment as it follows, and what has no moment after what it follows. */
export function inTime<Entry extends Timed>(entries: readonly Entry[]): readonly Entry[] {
  const placed: { readonly entry: Entry; readonly at: number }[] = []
  for (const entry of entries) {
    const at = entry.at === null ? (placed.at(-1)?.at ?? 0) : Date.parse(entry.at)
    placed.push({ entry, at })
  }
  return placed.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry)
}
