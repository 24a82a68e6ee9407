import type { HubProblem } from './problem.ts'

/** Where a family stands in the waiting line, and about how long it takes. */
export interface LinePlace {
  readonly ahead: number
  readonly seconds: number
}

let place: LinePlace | null = null
let leaving = new AbortController()
const listeners = new Set<() => void>()

/** The place of the call that waits in line, null when none does. */
export function currentPlace(): LinePlace | null {
  return place
}

export function watchPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setPlace(next: LinePlace | null): void {
  place = next
  for (const listener of listeners) listener()
}

/** Ends the wait; the hub keeps the place for some minutes. */
export function leaveLine(): void {
  leaving.abort()
}

/** Waits at that place until it is time to ask again; throws what the hub said when the reader leaves. */
export async function waitAt(
  line: LinePlace,
  problem: HubProblem,
  wait: (left: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal } = leaving
  setPlace(line)
  await wait(signal)
  if (!signal.aborted) return
  leaving = new AbortController()
  throw problem
}

export function linePlaceOf({ body: { line } }: HubProblem): LinePlace | null {
  if (typeof line !== 'object' || line === null || !('ahead' in line) || !('seconds' in line)) return null
  return { ahead: Number(line.ahead), seconds: Number(line.seconds) }
}
