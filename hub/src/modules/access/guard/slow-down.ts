/** How long the answer to a failing try is held at most. */
const longestMs = 1000

/** A first failure costs nothing; from then on each costs more, the nearer the limit is. */
export function slowDownMs(failures: number, limit: number): number {
  if (failures <= 1) return 0
  return Math.round(longestMs * Math.min(failures / limit, 1) ** 2)
}

const moreForEachEntry = 2
const mostTimes = 20

/** Failures that a network may have in the window: more for everybody who got in from there, as at a school's Wi-Fi. */
export function failuresOfNetwork(limit: number, entries: number): number {
  return Math.min(limit + moreForEachEntry * entries, limit * mostTimes)
}
