import type { DatabaseSettings } from '../config/stores-settings.ts'
import { closeDatabase } from './close-database.ts'
import { connectForUpkeep, type Database } from './open-database.ts'
import { dialectOf, type Dialect } from './statements.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs `act` while no other hub on this database does so; they wait for their turn. Whoever dies leaves no lock
 * behind. An embedded database has one hub, so nobody waits there. Takes a connection of its own beside those of `act`,
 * for it may wait longer than any of them.
 */
export async function inTurn(
  settings: DatabaseSettings,
  root: string,
  act: () => Promise<void>,
): Promise<void> {
  if (settings.client === 'sqlite') return act()
  const database = await connectForUpkeep(settings, root)
  try {
    await inTurnWithin(database, act)
  } finally {
    await closeDatabase(database)
  }
}

/** The same on a connection of `database`. */
export async function inTurnWithin(database: Database, act: () => Promise<void>): Promise<void> {
  const turn = turns[dialectOf(database)]
  if (turn === null) return act()
  await inTransaction(database, async (trx) => {
    await trx.raw(turn)
    await act()
  })
}

const turns: Readonly<Record<Dialect, string | null>> = {
  'better-sqlite3': null,
  pg: 'select pg_advisory_xact_lock(20252027)',
  mssql:
    "exec sp_getapplock @Resource = 'matricula-start', @LockMode = 'Exclusive', @LockOwner = 'Transaction', @LockTimeout = 600000",
}
