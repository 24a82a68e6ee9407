/** Holds a cache to so many entries. Said as `max`, lru-cache would make room for all of them before the first comes. */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
