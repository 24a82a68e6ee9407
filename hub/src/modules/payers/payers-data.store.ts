import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import type { Transaction } from '../../db/transaction.ts'
import { payerIn, type PayerRow } from './payer.store.ts'
import { paymentsOfPayers } from './payment-payer.store.ts'
import { guardianOwner, isLinkPayers } from './viewer.ts'

/** What was typed with these students' codes, and by the guardians of these addresses. */
async function payersOf(
  database: Database,
  studentCodes: readonly string[],
  emails: readonly string[],
): Promise<readonly PayerRow[]> {
  const guardians: string[] = await database('guardian')
    .whereIn('email', [...emails])
    .pluck('id')
  return database<PayerRow>('payer')
    .where((one) => void one.whereIn('student_code', [...studentCodes]))
    .orWhere((one) => void one.whereIn('owner', guardians.map(guardianOwner)))
    .orderBy(['created_at', 'id'])
}

/** Each with the payments whose invoices are made out to it; what others gave who paid by a link is not the family's. */
export async function exportPayers(
  database: Database,
  studentCodes: readonly string[],
  emails: readonly string[],
): Promise<unknown> {
  const rows = (await payersOf(database, studentCodes, emails)).filter(({ owner }) => !isLinkPayers(owner))
  const named = await paymentsOfPayers(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    student: row.student_code,
    ...payerIn(row),
    createdAt: row.created_at,
    usedAt: row.used_at,
    payments: named.filter(({ payer }) => payer === row.id).map(({ payer: _payer, ...payment }) => payment),
  }))
}

/** Whom an invoice names that is issued stays with it for as long as the law has it kept, and is shown to no family. */
export async function erasePayers(
  trx: Transaction,
  studentCodes: readonly string[],
  emails: readonly string[],
): Promise<number> {
  const rows = await payersOf(trx, studentCodes, emails)
  const issued = new Set(
    await inChunks<string, string>(
      rows.map(({ id }) => id),
      (some) =>
        trx('payment_payer')
          .whereIn('payer_id', [...some])
          .whereNotNull('issued_at')
          .distinct()
          .pluck('payer_id'),
    ),
  )
  for (const row of rows) if (issued.has(row.id)) await keepIssued(trx, row)
  return (
    issued.size +
    (await dropPayers(
      trx,
      rows.filter(({ id }) => !issued.has(id)),
    ))
  )
}

async function keepIssued(trx: Transaction, { id, owner }: PayerRow): Promise<void> {
  await trx('payment_payer').where({ payer_id: id }).whereNull('issued_at').delete()
  const kept = isLinkPayers(owner) ? owner : `issued:${id}`
  await trx('payer').where({ id }).update({ owner: kept, student_code: null })
}

export interface PayersKeptSince {
  /** The last use of what may be shown again. */
  readonly used: Date
  /** The last use of what was typed in a session, and that no payment names: nobody can be shown it any more. */
  readonly typed: Date
  /** The issue of an invoice, which keeps whom it names. */
  readonly issued: Date
}

export async function dropPayersBefore(
  trx: Transaction,
  { used, typed, issued }: PayersKeptSince,
): Promise<number> {
  const old: readonly Pick<PayerRow, 'id'>[] = await trx('payer as p')
    .where('p.used_at', '<', used.toISOString())
    .whereNotExists(
      (named) =>
        void named
          .from('payment_payer as n')
          .whereRaw('n.payer_id = p.id')
          .where('n.issued_at', '>=', issued.toISOString())
          .select('*'),
    )
    .select('p.id')
  const forgotten: readonly Pick<PayerRow, 'id'>[] = await trx('payer as p')
    .where(beginsExactly(trx, 'p.owner', 'session:'))
    .where('p.used_at', '<', typed.toISOString())
    .whereNotExists(
      (named) => void named.from('payment_payer as n').whereRaw('n.payer_id = p.id').select('*'),
    )
    .select('p.id')
  return (await dropPayers(trx, old)) + (await dropPayers(trx, forgotten))
}

/** SQL Server takes 2,100 values in one statement. */
const atOnce = 500

async function dropPayers(trx: Transaction, rows: readonly Pick<PayerRow, 'id'>[]): Promise<number> {
  let dropped = 0
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id)
    await trx('payment_payer').whereIn('payer_id', ids).delete()
    dropped += await trx('payer').whereIn('id', ids).delete()
  }
  return dropped
}
