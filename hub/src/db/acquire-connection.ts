import { isConnectionError, connectionLost } from './connection-health.ts'

/** The part of a pool that tells how it stands. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingCreates(): number
}

/** Pools whose server answered nobody when it was called last. */
const unanswered = new WeakSet()

/** Calls the server of a pool, and remembers whether it answered. */
export async function trackConnect<T>(pool: object | undefined, call: () => Promise<T>): Promise<T> {
  try {
    const connection = await call()
    if (pool !== undefined) unanswered.delete(pool)
    return connection
  } catch (error) {
    if (pool !== undefined && isConnectionError(error)) unanswered.add(pool)
    throw error
  }
}

/**
 * While a server answers nobody, one after the other calls it and everybody else is told at once: who asks for several
 * things would otherwise wait for each of them.
 */
export async function acquireFrom<T>(pool: Pool | undefined, lend: () => Promise<T>): Promise<T> {
  if (pool !== undefined && unanswered.has(pool) && isEmpty(pool) && pool.numPendingCreates() > 0)
    throw connectionLost('the database answers nobody')
  return lend()
}

function isEmpty(pool: Pool): boolean {
  return pool.numUsed() + pool.numFree() === 0
}
