import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { OutboxStatus } from '../outbox/outbox.store.ts'
import type { Movement, DeliveryStatus } from './movement.ts'

/** A movement and the keys of the deliveries that tell accounting of it. */
export interface UnreportedMovement {
  readonly movement: Omit<Movement, 'delivery'>
  readonly keys: readonly string[]
}

/** The movements with what has become of their deliveries; a row read, not a call. */
export async function withDeliveryStatus(
  database: Database,
  unreported: readonly UnreportedMovement[],
): Promise<readonly Movement[]> {
  const statuses = await deliveriesOf(
    database,
    unreported.flatMap((one) => one.keys),
  )
  return unreported.map(({ movement, keys: its }) => ({
    ...movement,
    delivery: worstOf(its.flatMap((key) => statuses.get(key) ?? [])),
  }))
}

/** What has become of some deliveries, by their keys. */
export async function deliveriesOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OutboxStatus>> {
  const rows = await inChunks<string, { key: string; status: OutboxStatus }>(keys, (some) =>
    database('outbox')
      .whereIn('key', [...some])
      .select('key', 'status'),
  )
  return new Map(rows.map(({ key, status }) => [key, status]))
}

function worstOf(statuses: readonly OutboxStatus[]): DeliveryStatus {
  return (['on_hold', 'due', 'done'] as const).find((status) => statuses.includes(status)) ?? 'none'
}
