import type { DaySpan, LocalDate } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { adminMovements } from './admin-movement.store.ts'
import { familyMovements } from './family-movement.store.ts'
import { invoiceMovements } from './invoice-movement.store.ts'
import type { Movement } from './movement.ts'
import { happened, knownBy, type MovementFilter } from './movement-filter.ts'
import { attemptMovements } from './order-movement.store.ts'
import { withDeliveryStatus } from './delivery-status.store.ts'

/** What began, came to stand or ended on some days, open attempts included. */
export async function movementsOn(database: Database, { from, to }: DaySpan): Promise<readonly Movement[]> {
  return movements(database, happened(startOfDay(from), endOfDay(to)))
}

/** What is known by one of these references to a provider or to accounting. */
export async function movementsKnownBy(
  database: Database,
  references: readonly string[],
): Promise<readonly Movement[]> {
  return inChunks([...new Set(references)], (some) => movements(database, knownBy(some)))
}

async function movements(database: Database, narrow: MovementFilter): Promise<readonly Movement[]> {
  return withDeliveryStatus(database, [
    ...(await attemptMovements(database, narrow)),
    ...(await adminMovements(database, narrow)),
    ...(await invoiceMovements(database, narrow)),
    ...(await familyMovements(database, narrow)),
  ])
}

/** Bogotá's days all have 24 hours. */
function endOfDay(day: LocalDate): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}
