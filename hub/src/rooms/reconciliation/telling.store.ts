import type { Database } from '../../db/open-database.ts'
import type { OutboxStatus } from '../outbox/outbox.store.ts'
import type { Movement, Telling } from './movement.ts'

/** A movement and the keys of the deliveries that tell accounting of it. */
export interface Untold {
  readonly movement: Omit<Movement, 'telling'>
  readonly keys: readonly string[]
}

/** SQL Server takes 2,100 values in one statement. */
const valuesAtOnce = 500

/** The movements with what has become of their deliveries; a row read, not a call. */
export async function withTelling(
  database: Database,
  untold: readonly Untold[],
): Promise<readonly Movement[]> {
  const statuses = new Map<string, OutboxStatus>()
  for (const keys of chunksOf(untold.flatMap((one) => one.keys))) {
    const rows: { key: string; status: OutboxStatus }[] = await database('outbox')
      .whereIn('key', [...keys])
      .select('key', 'status')
    for (const { key, status } of rows) statuses.set(key, status)
  }
  return untold.map(({ movement, keys }) => ({
    ...movement,
    telling: worstOf(keys.flatMap((key) => statuses.get(key) ?? [])),
  }))
}

export function chunksOf(values: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(values.length / valuesAtOnce) }, (_, index) =>
    values.slice(index * valuesAtOnce, (index + 1) * valuesAtOnce),
  )
}

function worstOf(statuses: readonly OutboxStatus[]): Telling {
  return (['parked', 'due', 'done'] as const).find((status) => statuses.includes(status)) ?? 'none'
}
