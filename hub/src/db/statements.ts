import type { Knex } from 'knex'
import { driverErrors } from './driver-errors.ts'
import type { Database } from './database.ts'

/** SQL that differs between SQLite, PostgreSQL and SQL Server; `inspect.ts` has the rest of it. */

export type Row = Readonly<Record<string, string | number | null>>

export type Dialect = 'better-sqlite3' | 'pg' | 'mssql'

export function dialectOf(database: Database): Dialect {
  const client: { dialect?: string; driverName?: string } = database.client
  if (client.driverName === 'pg' || client.driverName === 'mssql') return client.driverName
  return 'better-sqlite3'
}

/** Inserts unless a row with the same `keys` is there; answers whether it did. Safe inside a transaction. */
export async function insertIfAbsent(
  database: Database,
  table: string,
  row: Row,
  keys: readonly string[],
): Promise<boolean> {
  if (dialectOf(database) === 'mssql') return insertWhereNotExists(database, table, row, keys)
  const inserted: unknown[] = await database(table)
    .insert(row)
    .onConflict([...keys])
    .ignore()
    .returning([...keys])
  return inserted.length === 1
}

export interface Bound {
  readonly values: Row
  readonly most: number
}

/** The same while fewer than so many rows have these values. */
export async function insertIfFew(
  database: Database,
  { table, row, keys }: { readonly table: string; readonly row: Row; readonly keys: readonly string[] },
  { values, most }: Bound,
): Promise<boolean> {
  const areFew = database.raw('? < ?', [database(table).where(values).count(), most])
  if (dialectOf(database) === 'mssql') return insertWhereNotExists(database, table, row, keys, areFew)
  const columns = Object.keys(row)
  const named = (names: readonly string[]) => names.map(() => '??').join(', ')
  const answer: RawAnswer<Row> = await database.raw(
    `insert into ?? (${named(columns)}) select ${columns.map(() => '?').join(', ')} where ?` +
      ` on conflict (${named(keys)}) do nothing returning ${named(keys)}`,
    [table, ...columns, ...Object.values(row), areFew, ...keys, ...keys],
  )
  return rowsOf(answer).length === 1
}

/** Inserts few rows, each unless one with the same `keys` is there. Safe inside a transaction. */
export async function insertAbsent(
  database: Database,
  table: string,
  rows: readonly Row[],
  keys: readonly string[],
): Promise<void> {
  if (dialectOf(database) !== 'mssql') {
    await database(table)
      .insert(rows)
      .onConflict([...keys])
      .ignore()
    return
  }
  for (const row of rows) await insertWhereNotExists(database, table, row, keys)
}

async function insertWhereNotExists(
  database: Database,
  table: string,
  row: Row,
  keys: readonly string[],
  condition?: Knex.Raw,
): Promise<boolean> {
  const columns = Object.keys(row)
  const found = keys.map(() => '?? = ?').join(' and ')
  const inserted: unknown[] = await database.raw(
    `insert into ?? (${columns.map(() => '??').join(', ')}) output inserted.?? ` +
      `select ${columns.map(() => '?').join(', ')} ` +
      `where not exists (select 1 from ?? with (updlock, holdlock) where ${found})` +
      (condition === undefined ? '' : ' and ?'),
    [
      table,
      ...columns,
      keys[0] ?? columns[0] ?? '',
      ...columns.map((column) => row[column] ?? null),
      table,
      ...keys.flatMap((key) => [key, row[key] ?? null]),
      ...(condition === undefined ? [] : [condition]),
    ],
  )
  return inserted.length === 1
}

/** SQL Server takes 2,100 values in one statement; no table of ours has more than 40 columns. */
const rowsAtOnce = 50

/** Inserts any number of rows, many in one statement. */
export async function insertRows(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await database(table).insert(rows.slice(from, from + rowsAtOnce))
  }
}

/** Writes a row over the one with the same `keys`, or inserts it. */
export async function upsert(
  database: Database,
  table: string,
  row: Row,
  keys: readonly string[],
): Promise<void> {
  if (dialectOf(database) === 'mssql') return updateOrInsert(database, table, row, keys)
  await database(table)
    .insert(row)
    .onConflict([...keys])
    .merge()
}

async function updateOrInsert(
  database: Database,
  table: string,
  row: Row,
  keys: readonly string[],
): Promise<void> {
  const where = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))
  const changed = await database(table).where(where).update(row)
  if (changed > 0 || (await insertIfAbsent(database, table, row, keys))) return
  await database(table).where(where).update(row)
}

export interface Lease {
  /** Rows to take at most. */
  readonly limit: number
  readonly now: string
  readonly until: string
  /** Whose lease it is from now on. */
  readonly token: string
  /** Only rows with one of these values in that column. */
  readonly among?: { readonly column: string; readonly values: readonly string[] }
}

/**
 * Takes due rows of a work table (columns id, status, due_at, leased_until, lease_token, attempts) for this worker alone. A row
 * whose lease has run out is due again: its worker died.
 */
export async function leaseDue<T extends object>(
  database: Database,
  table: string,
  lease: Lease,
): Promise<readonly T[]> {
  const { limit, now, until, token, among } = lease
  const some = among === undefined ? '' : ` and ?? in (${among.values.map(() => '?').join(', ')})`
  const due = `status = 'due' and due_at <= ? and (leased_until is null or leased_until <= ?)${some}`
  const dueNow = [now, now, ...(among === undefined ? [] : [among.column, ...among.values])]
  const statements: Record<Dialect, Knex.Raw> = {
    'better-sqlite3': database.raw(
      `update ?? set leased_until = ?, lease_token = ?, attempts = attempts + 1 where id in
         (select id from ?? where ${due} order by due_at, id limit ?) returning *`,
      [table, until, token, table, ...dueNow, limit],
    ),
    pg: database.raw(
      `update ?? set leased_until = ?, lease_token = ?, attempts = attempts + 1 where id in
         (select id from ?? where ${due} order by due_at, id limit ? for update skip locked) returning *`,
      [table, until, token, table, ...dueNow, limit],
    ),
    mssql: database.raw(
      `with next as (select top (?) * from ?? with (updlock, readpast, rowlock) where ${due} order by due_at, id)
       update next set leased_until = ?, lease_token = ?, attempts = attempts + 1 output inserted.*`,
      [limit, table, ...dueNow, until, token],
    ),
  }
  const answer: RawAnswer<T> = await statements[dialectOf(database)]
  return rowsOf(answer)
}

/** A row that somebody works on, as long as nobody else has taken it. */
export interface LeasedRow {
  readonly table: string
  readonly key: Readonly<Record<string, string | number>>
  readonly token: string
}

/** Keeps a lease until then; false when it is another's by now, or nobody's. */
export async function renewLease(
  database: Database,
  { table, key, token }: LeasedRow,
  until: string,
): Promise<boolean> {
  const renewed = await database(table)
    .where({ ...key, lease_token: token })
    .update({ leased_until: until })
  return renewed > 0
}

/** Drivers answer the rows of a raw statement bare (libsql, tedious) or in an envelope (pg). */
export type RawAnswer<T> = readonly T[] | { readonly rows: readonly T[] }

export function rowsOf<T>(answer: RawAnswer<T>): readonly T[] {
  return 'rows' in answer ? answer.rows : answer
}

const duplicates: readonly unknown[] = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']
const contentions: readonly unknown[] = ['40001', '40P01']

/** Whether the database refused a row because its key is taken. */
export function isDuplicate(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, number }) => duplicates.includes(code) || number === 2627 || number === 2601,
  )
}

/** Whether the database gave up one of two transactions that waited for each other, or wrote the same at a time. */
export function isContention(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, number }) => contentions.includes(code) || number === 1205 || number === 3960,
  )
}

/** Whether another process holds the embedded database. */
export function isLocked(error: unknown): boolean {
  return driverErrors(error).some(({ code }) => String(code).startsWith('SQLITE_BUSY'))
}

const fullCodes: readonly unknown[] = ['SQLITE_FULL', 'ENOSPC', '53100']
const fullNumbers: readonly unknown[] = [1105, 9002]

/** Whether there was no room on the disk, or in what the database may take of it, for what was to be written. */
export function isFull(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, number }) => fullCodes.includes(code) || fullNumbers.includes(number),
  )
}
