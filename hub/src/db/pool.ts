import type { Database } from './database.ts'

export interface PoolUsage {
  readonly used: number
  readonly idle: number
  /** Who asked for a connection and has none yet. */
  readonly waiting: number
  readonly limit: number
}

interface Pool {
  readonly max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const closed: PoolUsage = { used: 0, idle: 0, waiting: 0, limit: 0 }

/** How the connections of this process to its database are used. */
export function poolUsage(database: Database): PoolUsage {
  // Gone once the database is closed.
  const pool: Pool | undefined = database.client.pool
  if (pool === undefined) return closed
  return {
    used: pool.numUsed(),
    idle: pool.numFree(),
    waiting: pool.numPendingAcquires(),
    limit: pool.max,
  }
}

interface Lender {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
}

/** Waits for a connection as everybody does, and gives it back without a word. */
export async function awaitConnection(database: Database): Promise<void> {
  const lender: Lender = database.client
  await lender.releaseConnection(await lender.acquireConnection())
}
