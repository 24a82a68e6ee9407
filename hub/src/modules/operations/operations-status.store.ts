import type { Database } from '../../db/database.ts'

export interface OutboxCounts {
  readonly due: number
  readonly onHold: number
  /** Of the due ones those that met a fault before. */
  readonly failed: number
  readonly oldestDueAt: string | null
  readonly oldestOnHoldAt: string | null
}

/** What has not left the application, and since when. */
export async function outboxCounts(database: Database): Promise<OutboxCounts> {
  const rows: readonly {
    status: string
    count: number | string
    due: string | null
    created: string | null
  }[] = await database('outbox')
    .whereIn('status', ['due', 'on_hold'])
    .groupBy('status')
    .select('status')
    .count({ count: '*' })
    .min({ due: 'due_at', created: 'created_at' })
  const due = rows.find(({ status }) => status === 'due')
  const onHold = rows.find(({ status }) => status === 'on_hold')
  return {
    due: Number(due?.count ?? 0),
    onHold: Number(onHold?.count ?? 0),
    failed: await countFailed(database),
    oldestDueAt: due?.due ?? null,
    oldestOnHoldAt: onHold?.created ?? null,
  }
}

async function countFailed(database: Database): Promise<number> {
  const [counted] = await database('outbox')
    .where({ status: 'due' })
    .whereNotNull('last_fault')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(counted?.count ?? 0)
}
