import type { Database } from '../../db/database.ts'

/** Rows that wait for something, and since when. */
export interface Waiting {
  readonly count: number
  readonly since: string | null
  /** When the first of them should have been taken up. */
  readonly dueAt: string | null
}

interface Counted {
  readonly count: number | string
  readonly since: string | null
  readonly dueAt: string | null
}

export type QueueStatus = 'due' | 'on_hold'

const queues = {
  outbox: { table: 'outbox', since: 'created_at' },
  callbacks: { table: 'callback_inbox', since: 'received_at' },
} as const

/** Of what is to be delivered, or was brought, and has not been dealt with. */
export async function waitingIn(
  database: Database,
  queue: keyof typeof queues,
  status: QueueStatus,
): Promise<Waiting> {
  const { table, since } = queues[queue]
  return waitingOf(
    await database(table).where({ status }).count<Counted[]>({ count: '*' }).min({ since, dueAt: 'due_at' }),
  )
}

/** Deliveries announced before that instant that have not left by themselves. */
export async function countLate(database: Database, instant: Date): Promise<number> {
  const [counted] = await database('outbox')
    .where({ status: 'due' })
    .where('created_at', '<', instant.toISOString())
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(counted?.count ?? 0)
}

const payments = {
  wizard: 'order',
  invoices: 'invoices',
  family: 'orders',
  parts: 'part',
  account: 'account',
} as const

export type PaymentsOf = keyof typeof payments

/** Payments whose provider has not said its last word. */
export async function waitingForProvider(database: Database, of: PaymentsOf): Promise<Waiting> {
  return waitingOf(
    await database('payment_attempt')
      .where({ pays: payments[of] })
      // Where there is one, in words that every database finds by its index.
      .where('ask_at', '>', '')
      .count<Counted[]>({ count: '*' })
      .min({ since: 'started_at', dueAt: 'ask_at' }),
  )
}

/** What came of payments that only a person can end. */
export async function openExceptions(database: Database): Promise<Waiting> {
  return waitingOf(
    await database('payment_exception')
      .whereNull('resolved_at')
      .count<Counted[]>({ count: '*' })
      .min({ since: 'created_at', dueAt: 'created_at' }),
  )
}

function waitingOf([counted]: readonly Counted[]): Waiting {
  return { count: Number(counted?.count ?? 0), since: counted?.since ?? null, dueAt: counted?.dueAt ?? null }
}
