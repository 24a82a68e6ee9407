import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

const hourMs = 60 * 60_000

/** A family that was reminded after it is left in peace. */
export function courtesyLimit({ clock, config }: Pick<AppContext, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() - config.settings.reminders.hoursBetween * hourMs)
}

interface FamilyRow {
  family: string
  last_at: string
}

const table = 'reminded_family'

export interface CourtesyQuery {
  readonly now: Date
  /** A family that was reminded after it is left in peace. */
  readonly limit: Date
}

/** Takes a family's turn over all reminders; of two hubs that try, one does. */
export async function takeFamily(
  trx: Transaction,
  family: string,
  { now, limit }: CourtesyQuery,
): Promise<boolean> {
  const row = { family, last_at: now.toISOString() }
  if (await insertIfAbsent(trx, table, row, ['family'])) return true
  const changed = await trx<FamilyRow>(table)
    .where({ family })
    .where('last_at', '<=', limit.toISOString())
    .update(row)
  return changed > 0
}

/** The families to leave in peace. */
export async function remindedAfter(database: Database, limit: Date): Promise<ReadonlySet<string>> {
  const families: string[] = await database<FamilyRow>(table)
    .where('last_at', '>', limit.toISOString())
    .pluck('family')
  return new Set(families)
}

export async function forgetFamiliesBefore(database: Database, instant: Date): Promise<number> {
  return database(table).where('last_at', '<', instant.toISOString()).delete()
}
