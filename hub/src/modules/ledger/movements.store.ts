import type { DaySpan, LocalDate } from '@matricula/contract'
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
  return movementsFrom(postings, lines)
}

/** What was posted of money that moved on some days, as it happened. */
export async function movementsOn(database: Database, { from, to }: DaySpan): Promise<readonly Movement[]> {
  const postings: readonly PostingRow[] = await database('posting')
    .whereBetween('day', [from, to])
    .select('key', 'day', 'reason', 'posted_at')
  const lines: readonly LineRow[] = await database('posting_line as l')
    .join('posting as p', 'p.key', 'l.posting')
    .whereBetween('p.day', [from, to])
    .orderBy(['l.posting', 'l.place'])
    .select('l.posting', 'l.account', 'l.amount')
  return movementsFrom(postings, lines)
}

/** How many postings are of each of some days; a day without one is missing. */
export async function postingsPerDay(
  database: Database,
  { from, to }: DaySpan,
): Promise<ReadonlyMap<LocalDate, number>> {
  const rows: readonly { readonly day: LocalDate; readonly count: number | string }[] = await database(
    'posting',
  )
    .whereBetween('day', [from, to])
    .groupBy('day')
    .select('day')
    .count({ count: '*' })
  return new Map(rows.map(({ day, count }) => [day, Number(count)]))
}

function movementsFrom(postings: readonly PostingRow[], lines: readonly LineRow[]): readonly Movement[] {
  const linesOf = new Map<string, PostingLine[]>(postings.map(({ key }) => [key, []]))
  for (const line of lines) linesOf.get(line.posting)?.push(lineOf(line))
  return postings
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
    .map(({ posted_at: postedAt, ...posting }) => ({
      ...posting,
      postedAt,
      lines: linesOf.get(posting.key) ?? [],
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
