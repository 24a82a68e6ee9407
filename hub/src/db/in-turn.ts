import type { DatabaseSettings } from '../config/stores-settings.ts'
import { closeDatabase } from './close-database.ts'
import { connectForUpkeep } from './open-database.ts'
import { inTransaction } from './transaction.ts'
import { takeTurn } from './turn.ts'

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
    await inTransaction(database, async (trx) => {
      await takeTurn(trx, 'start')
      await act()
    })
  } finally {
    await closeDatabase(database)
  }
}
