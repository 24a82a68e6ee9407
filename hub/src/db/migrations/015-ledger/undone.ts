import type { Knex } from 'knex'
import { inChunks } from '../../chunks.ts'
import { type Entry, writeEntries } from './entry.ts'

const accounting = 'accounting/main'

interface AttendedRow {
  readonly id: number
  readonly reference: string
  readonly resolved_at: string
}

/** Posts that finance had put accounting right where it attended to money that went back. */
export async function postUndone(db: Knex): Promise<void> {
  const rows: readonly AttendedRow[] = await db('payment_exception')
    .where({ kind: 'reversed' })
    .whereNotNull('resolved_at')
    .orderBy('id')
    .select('id', 'reference', 'resolved_at')
  for (const row of rows) await writeEntries(db, [await undoneBy(db, row)])
}

async function undoneBy(db: Knex, { id, reference, resolved_at: at }: AttendedRow): Promise<Entry> {
  const key = `exception:${id}`
  const held = (await sumsOf(db, await accountsOf(db, reference))).filter(([, amount]) => amount > 0)
  const lines = held.flatMap(([account, amount]) => [
    [account, -amount] as const,
    [accounting, amount] as const,
  ])
  return { key, subject: key, at, trace: 'migration', lines }
}

interface PaidRow {
  readonly id: string
  readonly order_id: string | null
}

/** What the attempt was for, by its own reference or by that of a child's share. */
async function accountsOf(db: Knex, reference: string): Promise<readonly string[]> {
  const ofAttempt = db('payment_attempt').where({ reference }).select('id')
  const paid: readonly PaidRow[] = await db('allocation')
    .where({ status: 'reversed' })
    .where((of) => void of.where({ reference }).orWhereIn('attempt_id', ofAttempt))
    .select('id', 'order_id')
  return paid.flatMap(({ id, order_id: order }) =>
    order === null ? [`to-post/document:${id}`] : [`to-post/order:${order}`, `to-post/debt:${order}`],
  )
}

async function sumsOf(
  db: Knex,
  accounts: readonly string[],
): Promise<readonly (readonly [string, number])[]> {
  const rows = await inChunks<string, { account: string; amount: number | string }>(accounts, (some) =>
    db('posting_line')
      .whereIn('account', [...some])
      .groupBy('account')
      .orderBy('account')
      .select('account')
      .sum({ amount: 'amount' }),
  )
  return rows.map(({ account, amount }) => [account, Number(amount)] as const)
}
