import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Longer than a connection takes to be opened, asked and closed. */
const longestMs = 10_000

/** Closes a database when nobody uses it any more. Who still waits for an answer by then is not waited for. */
export async function closeDatabase(database: Database): Promise<void> {
  await Promise.race([database.destroy(), pause(longestMs, undefined, { ref: false })])
}
