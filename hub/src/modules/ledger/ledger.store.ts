import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import { insertIfAbsent, insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Account, type AccountKind, balanced, type Posting, type PostingLine } from './posting.ts'

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

/** What the postings about a subject left on its accounts of one kind; those at 0 are left out. */
export async function balancesOf(
  database: Database,
  { subject, kind }: { readonly subject: string; readonly kind: AccountKind },
): Promise<readonly PostingLine[]> {
  const rows: readonly { account: Account; amount: number | string }[] = await database('posting_line as l')
    .join('posting as p', 'p.key', 'l.posting')
    .where('p.subject', subject)
    .where(beginsExactly(database, 'l.account', `${kind}/`))
    .groupBy('l.account')
    .orderBy('l.account')
    .select('l.account')
    .sum({ amount: 'l.amount' })
  return rows
    .map(({ account, amount }) => ({ account, amount: Number(amount) }))
    .filter(({ amount }) => amount !== 0)
}
