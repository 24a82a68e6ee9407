import { linePlaceOf, setPlace, waitAt } from './line-place.ts'
import { isProblem } from './problem.ts'

/** Some minutes, after which it counts as a failure. */
const MAX_ATTEMPTS = 40
const DEFAULT_SECONDS = 5

let waiting = 0
const listeners = new Set<() => void>()

/** Whether some call waits because many families came at once. */
export function isWaiting(): boolean {
  return waiting > 0
}

export function watchWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Sleep = (seconds: number, signal?: AbortSignal) => Promise<void>

/** Sends again when the hub is ready: what it asked to come back later it has not begun, so nothing is done twice. */
export async function withRetry<T>(
  send: () => Promise<T>,
  signal?: AbortSignal,
  pause: Sleep = sleep,
): Promise<T> {
  let isInLine = false
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send()
      } catch (thrown) {
        if (!isProblem(thrown, 'OVERLOADED')) throw thrown
        const seconds = thrown.retryAfter ?? DEFAULT_SECONDS
        const place = linePlaceOf(thrown)
        // A line has an end, however often it is asked.
        if (place === null && attempt >= MAX_ATTEMPTS) throw thrown
        isInLine ||= place !== null
        if (place === null) await countWaiting(() => pause(seconds, signal))
        else await waitAt(place, thrown, (left) => pause(seconds, left))
      }
    }
  } finally {
    if (isInLine) setPlace(null)
  }
}

async function countWaiting(wait: () => Promise<void>): Promise<void> {
  count(1)
  try {
    await wait()
  } finally {
    count(-1)
  }
}

function count(step: 1 | -1): void {
  waiting += step
  for (const listener of listeners) listener()
}

// Who has left need not wait: the next try ends at once.
function sleep(seconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const leave = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
  })
}
