import type { LocalDate } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import { insertIfAbsent, insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  type Account,
  type AccountKind,
  balanced,
  type Posting,
  type PostingLine,
  type PostingReason,
} from './posting.ts'

/**
 * Writes a movement in the transaction that causes it; one that moves nothing, or whose key is there, writes nothing.
 * Throws where its lines do not sum to 0.
 */
export async function post(trx: Transaction, posting: Posting, at: Date): Promise<void> {
  const lines = balanced(posting)
  if (lines.length === 0) return
  const { key, subject, day, reason, trace } = posting
  const row = { key, subject, day, reason, trace, posted_at: at.toISOString() }
  if (!(await insertIfAbsent(trx, 'posting', row, ['key']))) return
  await insertRows(
    trx,
    'posting_line',
    lines.map((line, place) => ({ posting: key, place, ...line })),
  )
}

/** When these postings were written, by their keys. */
export async function momentsOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: readonly { readonly key: string; readonly posted_at: string }[] = await database('posting')
    .whereIn('key', [...keys])
    .select('key', 'posted_at')
  return new Map(rows.map(({ key, posted_at: at }) => [key, at]))
}

/** The lines of a posting; none where it was not written. */
export async function linesOf(database: Database, key: string): Promise<readonly PostingLine[]> {
  const rows: readonly SumRow[] = await database('posting_line')
    .where({ posting: key })
    .orderBy('place')
    .select('account', 'amount')
  return rows.map(lineOf)
}

/** What these accounts have, whatever moved it; those at 0 are left out. */
export async function sumsOf(
  database: Database,
  accounts: readonly Account[],
): Promise<readonly PostingLine[]> {
  const rows = await inChunks<Account, SumRow>(accounts, (some) =>
    database('posting_line')
      .whereIn('account', [...some])
      .groupBy('account')
      .orderBy('account')
      .select('account')
      .sum({ amount: 'amount' }),
  )
  return rows.map(lineOf).filter(({ amount }) => amount !== 0)
}

/** What the postings about a subject left on its accounts of one kind; those at 0 are left out. */
export async function balancesOf(
  database: Database,
  { subject, kind }: { readonly subject: string; readonly kind: AccountKind },
): Promise<readonly PostingLine[]> {
  const rows: readonly SumRow[] = await database('posting_line as l')
    .join('posting as p', 'p.key', 'l.posting')
    .where('p.subject', subject)
    .where(beginsExactly(database, 'l.account', `${kind}/`))
    .groupBy('l.account')
    .orderBy('l.account')
    .select('l.account')
    .sum({ amount: 'l.amount' })
  return rows.map(lineOf).filter(({ amount }) => amount !== 0)
}

/** Bogotá's last day on which something moved about a subject for a reason; null where nothing did. */
export async function lastDayOf(
  database: Database,
  { subject, reason }: { readonly subject: string; readonly reason: PostingReason },
): Promise<LocalDate | null> {
  const [last]: readonly { readonly day: LocalDate | null }[] = await database('posting')
    .where({ subject, reason })
    .max({ day: 'day' })
  return last?.day ?? null
}

interface SumRow {
  readonly account: Account
  readonly amount: number | string
}

function lineOf({ account, amount }: SumRow): PostingLine {
  return { account, amount: Number(amount) }
}
