import { isConnectionError, connectionLost } from './connection-health.ts'

/** The part of a pool that tells how it stands. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingCreates(): number
}

/** A server that does not answer is called again after so long, not by whoever asks in between. */
const pauseMs = 1000

/** When the server of a pool last answered nobody, by the process's own clock; it has answered since where none is kept. */
const unanswered = new WeakMap<object, number>()

/** Calls the server of a pool, and remembers whether it answered. */
export async function trackConnect<T>(pool: object | undefined, call: () => Promise<T>): Promise<T> {
  try {
    const connection = await call()
    if (pool !== undefined) unanswered.delete(pool)
    return connection
  } catch (error) {
    if (pool !== undefined && isConnectionError(error)) unanswered.set(pool, performance.now())
    throw error
  }
}

/**
 * While a server answers nobody, one asker at a time calls it, with a pause after each call, and everybody else is told
 * at once: who asks for several things, or waits for others' turns, would otherwise wait for each of the calls.
 */
export async function acquireFrom<T>(pool: Pool | undefined, lend: () => Promise<T>): Promise<T> {
  if (pool !== undefined && isOutOfReach(pool)) throw connectionLost('the database answers nobody')
  return lend()
}

function isOutOfReach(pool: Pool): boolean {
  const since = unanswered.get(pool)
  if (since === undefined || pool.numUsed() + pool.numFree() > 0) return false
  return pool.numPendingCreates() > 0 || performance.now() - since < pauseMs
}
