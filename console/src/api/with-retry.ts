import { isProblem } from './problem.ts'

/** Some minutes, after which it is told as a failure. */
const TRIES = 40
const USUAL_SECONDS = 5

let waiting = 0
const readers = new Set<() => void>()

/** Whether some call waits because many families came at once. */
export function isWaiting(): boolean {
  return waiting > 0
}

export function watchWaiting(listener: () => void): () => void {
  readers.add(listener)
  return () => readers.delete(listener)
}

type Pause = (seconds: number, leaving?: AbortSignal) => Promise<void>

/** Sends again when the hub is ready: what it asked to come back later it has not begun, so nothing is done twice. */
export async function withRetry<T>(
  act: () => Promise<T>,
  leaving?: AbortSignal,
  pause: Pause = sleep,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (thrown) {
      if (!isProblem(thrown, 'OVERLOADED') || tries === TRIES) throw thrown
      await waitingShown(() => pause(thrown.retryAfter ?? USUAL_SECONDS, leaving))
    }
  }
}

async function waitingShown(wait: () => Promise<void>): Promise<void> {
  count(1)
  try {
    await wait()
  } finally {
    count(-1)
  }
}

function count(step: 1 | -1): void {
  waiting += step
  for (const listener of readers) listener()
}

// Who has left need not wait: the next try ends at once.
function sleep(seconds: number, leaving?: AbortSignal): Promise<void> {
  if (leaving?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const leave = () => {
      clearTimeout(timer)
      resolve()
    }
    leaving?.addEventListener('abort', leave, { once: true })
  })
}
