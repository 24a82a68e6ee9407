import type { Database } from '../../db/open-database.ts'

export interface OutboxStanding {
  readonly due: number
  readonly parked: number
  readonly oldestDueAt: string | null
  readonly oldestParkedAt: string | null
}

/** What has not left the house, and since when. */
export async function outboxStanding(database: Database): Promise<OutboxStanding> {
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
    oldestDueAt: due?.due ?? null,
    oldestParkedAt: parked?.created ?? null,
  }
}
