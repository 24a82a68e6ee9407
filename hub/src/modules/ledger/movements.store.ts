import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Account, Posting, PostingLine } from './posting.ts'

/** A posting as it was written. */
export interface Movement extends Pick<Posting, 'key' | 'day' | 'reason' | 'lines'> {
  readonly postedAt: string
}

interface PostingRow extends Omit<Movement, 'lines' | 'postedAt'> {
  readonly posted_at: string
}

interface LineRow {
  readonly posting: string
  readonly account: Account
  readonly amount: number | string
}

export interface Sought {
  /** Such as `payment:{id}`. */
  readonly subjects: readonly string[]
  readonly accounts: readonly Account[]
}

/** What was posted about these subjects or on these accounts, as it happened. */
export async function movementsOf(
  database: Database,
  { subjects, accounts }: Sought,
): Promise<readonly Movement[]> {
  const onAccounts: readonly string[] = await inChunks(accounts, (some) =>
    database('posting_line')
      .whereIn('account', [...some])
      .pluck('posting'),
  )
  const rows = [
    ...(await rowsWhere(database, 'subject', subjects)),
    ...(await rowsWhere(database, 'key', onAccounts)),
  ]
  const postings = [...new Map(rows.map((row) => [row.key, row])).values()]
  const lines = await inChunks<string, LineRow>(
    postings.map(({ key }) => key),
    (some) =>
      database('posting_line')
        .whereIn('posting', [...some])
        .orderBy(['posting', 'place']),
  )
  return postings
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
    .map(({ posted_at: postedAt, key, day, reason }) => ({
      key,
      day,
      reason,
      postedAt,
      lines: lines.filter(({ posting }) => posting === key).map(lineOf),
    }))
}

function rowsWhere(database: Database, column: 'key' | 'subject', values: readonly string[]) {
  return inChunks<string, PostingRow>(values, (some) =>
    database('posting')
      .whereIn(column, [...some])
      .select('key', 'day', 'reason', 'posted_at'),
  )
}

const orderOf = ({ posted_at: at, key }: PostingRow) => `${at} ${key}`

function lineOf({ account, amount }: LineRow): PostingLine {
  return { account, amount: Number(amount) }
}
