import type { Database } from '../../db/open-database.ts'

export interface OutboxCounts {
  readonly due: number
  readonly parked: number
  /** Of the due ones those that met a fault before. */
  readonly failed: number
  readonly oldestDueAt: string | null
  readonly oldestParkedAt: string | null
}

/** What has not left the application, and since when. */
export async function outboxCounts(database: Database): Promise<OutboxCounts> {
  const rows: readonly {
    status: string
    count: number | string
    due: string | null
    created: string | null
  }[] = await database('outbox')
    .whereIn('status', ['due', 'parked'])
    .groupBy('status')
    .select('status')
    .count({ count: '*' })
    .min({ due: 'due_at', created: 'created_at' })
  const due = rows.find(({ status }) => status === 'due')
  const parked = rows.find(({ status }) => status === 'parked')
  return {
    due: Number(due?.count ?? 0),
    parked: Number(parked?.count ?? 0),
    failed: await countFailed(database),
    oldestDueAt: due?.due ?? null,
    oldestParkedAt: parked?.created ?? null,
  }
}

async function countFailed(database: Database): Promise<number> {
  const [counted] = await database('outbox')
    .where({ status: 'due' })
    .whereNotNull('last_fault')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(counted?.count ?? 0)
}
