import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { SealedEntry } from './seal.ts'

export interface Seal {
  /** From 1, without a gap. */
  readonly number: number
  readonly entries: number
  /** Of its entries. */
  readonly newestAt: string
  readonly seal: string
  /** When its entries had been kept long enough and went; null while they are there. */
  readonly droppedAt: string | null
}

interface SealRow {
  number: number
  entries: number
  newest_at: string
  seal: string
  sealed_at: string
  dropped_at: string | null
}

interface EntryRow extends SealedEntry {
  sealed_in: number | null
}

const entryColumns = ['id', 'at', 'actor', 'act', 'subject', 'before', 'after', 'trace'] as const

export async function lastSeal(database: Database): Promise<Seal | null> {
  const row = await database<SealRow>('audit_seal').orderBy('number', 'desc').first()
  return row === undefined ? null : sealFrom(row)
}

/** Seals after that number, in their order. */
export async function sealsAfter(
  database: Database,
  number: number,
  limit: number,
): Promise<readonly Seal[]> {
  const rows = await database<SealRow>('audit_seal')
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
  return rows.map(sealFrom)
}

/** The seals of these numbers that are there. */
export async function sealsOf(
  database: Database,
  numbered: readonly Pick<Seal, 'number'>[],
): Promise<readonly Seal[]> {
  const numbers = numbered.map(({ number }) => number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const rows = await database<SealRow>('audit_seal').whereBetween('number', [least, most])
  return rows.map(sealFrom)
}

export async function unsealedEntries(database: Database, limit: number): Promise<readonly SealedEntry[]> {
  return database<EntryRow>('audit')
    .whereNull('sealed_in')
    .orderBy('id')
    .limit(limit)
    .select([...entryColumns])
}

export async function entriesOf(database: Database, number: number): Promise<readonly SealedEntry[]> {
  return database<EntryRow>('audit')
    .where({ sealed_in: number })
    .select([...entryColumns])
}

/** Numbers that entries name and no seal has. */
export async function numbersOfNoSeal(database: Database): Promise<readonly number[]> {
  return database('audit')
    .distinct()
    .leftJoin('audit_seal', 'audit_seal.number', 'audit.sealed_in')
    .whereNotNull('audit.sealed_in')
    .whereNull('audit_seal.number')
    .pluck('audit.sealed_in')
}

/** False when another hub has put that number's seal on meanwhile. */
export async function putSeal(
  trx: Transaction,
  { number, seal, newestAt }: Pick<Seal, 'number' | 'seal' | 'newestAt'>,
  { entries, at }: { readonly entries: readonly SealedEntry[]; readonly at: Date },
): Promise<boolean> {
  const row = {
    number,
    entries: entries.length,
    newest_at: newestAt,
    seal,
    sealed_at: at.toISOString(),
    dropped_at: null,
  }
  if (!(await insertIfAbsent(trx, 'audit_seal', row, ['number']))) return false
  await trx('audit')
    .whereIn(
      'id',
      entries.map(({ id }) => id),
    )
    .update({ sealed_in: number })
  return true
}

/** Deletes the entries of the oldest seals, up to the first with one that is kept; answers how many entries. */
export async function dropSealedBefore(trx: Transaction, instant: Date, at: Date): Promise<number> {
  const kept = await trx<SealRow>('audit_seal')
    .where('newest_at', '>=', instant.toISOString())
    .orderBy('number')
    .first()
  const old = trx<SealRow>('audit_seal').whereNull('dropped_at')
  if (kept !== undefined) void old.where('number', '<', kept.number)
  const numbers: readonly number[] = await old.pluck('number')
  let dropped = 0
  for (const number of numbers) {
    dropped += await trx('audit').where({ sealed_in: number }).delete()
    await trx('audit_seal').where({ number }).update({ dropped_at: at.toISOString() })
  }
  return dropped
}

function sealFrom({ number, entries, newest_at, seal, dropped_at }: SealRow): Seal {
  return { number, entries, newestAt: newest_at, seal, droppedAt: dropped_at }
}
