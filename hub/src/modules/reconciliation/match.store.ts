import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

/** Rows that a person holds for one payment. */
export interface Match {
  readonly id: string
  readonly day: string
  readonly rows: readonly string[]
  readonly reason: string
  readonly by: string
  readonly at: string
}

interface MatchRow {
  id: string
  day: string
  reason: string
  matched_by: string
  matched_at: string
}

interface MatchedRow {
  row_id: string
  match_id: string
}

/** Writes a match; a row that is in another is refused by the table's key (`isDuplicate`). */
export async function addMatch(trx: Transaction, { rows, ...match }: Match): Promise<void> {
  const { id, day, reason, by, at } = match
  await trx('reconciliation_match').insert({ id, day, reason, matched_by: by, matched_at: at })
  await insertRows(
    trx,
    'reconciliation_matched_row',
    rows.toSorted().map((row) => ({ row_id: row, match_id: id })),
  )
}

/** The match of each of these rows that has one. */
export async function matchesOf(
  database: Database,
  rowIds: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  const ids = await inChunks<string, string>(rowIds, (some) =>
    database('reconciliation_matched_row').whereIn('row_id', some).pluck('match_id'),
  )
  const matched = await inChunks<string, readonly [string, Match]>([...new Set(ids)], async (some) => {
    const rows: (MatchRow & MatchedRow)[] = await database('reconciliation_match as m')
      .join('reconciliation_matched_row as r', 'r.match_id', 'm.id')
      .whereIn('m.id', some)
      .orderBy('r.row_id')
      .select('m.*', 'r.row_id', 'r.match_id')
    return rows.map((row) => [row.row_id, matchOf(row, rows)] as const)
  })
  return new Map(matched)
}

function matchOf(row: MatchRow, matched: readonly MatchedRow[]): Match {
  const { id, day, reason, matched_by: by, matched_at: at } = row
  const rows = matched.filter(({ match_id }) => match_id === id).map(({ row_id }) => row_id)
  return { id, day, rows, reason, by, at }
}

/** The match with its row held until the transaction ends. */
export async function lockMatch(trx: Transaction, id: string): Promise<Match | null> {
  return matchFrom(trx, await trx<MatchRow>('reconciliation_match').where({ id }).forUpdate().first())
}

export async function dropMatch(trx: Transaction, id: string): Promise<void> {
  await trx('reconciliation_matched_row').where({ match_id: id }).delete()
  await trx('reconciliation_match').where({ id }).delete()
}

async function matchFrom(database: Database, row: MatchRow | undefined): Promise<Match | null> {
  if (row === undefined) return null
  const { id, day, reason, matched_by: by, matched_at: at } = row
  const rows = await database<MatchedRow>('reconciliation_matched_row')
    .where({ match_id: id })
    .orderBy('row_id')
    .select('row_id')
  return { id, day, rows: rows.map(({ row_id }) => row_id), reason, by, at }
}
