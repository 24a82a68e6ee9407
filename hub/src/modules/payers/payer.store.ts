import type { InvoicePayer, PayerDocument, PayerKind } from '../../../api/invoice-payer.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PayerViewer } from './viewer.ts'

/** Whom invoices are made out to, and whose these data are. */
export interface KeptPayer {
  readonly id: string
  readonly owner: string
  readonly payer: InvoicePayer
}

export interface PayerRow {
  id: string
  owner: string
  student_code: string | null
  kind: PayerKind
  document: PayerDocument
  number: string
  names: string
  surnames: string
  company: string
  address: string
  municipality: string
  email: string
  created_at: string
  used_at: string
}

const fields = [
  'kind',
  'document',
  'number',
  'names',
  'surnames',
  'company',
  'address',
  'municipality',
  'email',
] as const

export function payerIn(row: Pick<PayerRow, (typeof fields)[number]>): InvoicePayer {
  const { kind, document, number, names, surnames, company, address, municipality, email } = row
  return { kind, document, number, names, surnames, company, address, municipality, email }
}

export function keptPayerFrom(row: PayerRow): KeptPayer {
  return { id: row.id, owner: row.owner, payer: payerIn(row) }
}

function own(database: Database, { owners, studentCode }: PayerViewer) {
  return database<PayerRow>('payer')
    .whereIn('owner', [...owners])
    .where({ student_code: studentCode })
}

/** What the viewer may be shown, what was used last first. */
export async function ownPayers(database: Database, viewer: PayerViewer): Promise<readonly KeptPayer[]> {
  const rows: PayerRow[] = await own(database, viewer).orderBy([
    { column: 'used_at', order: 'desc' },
    { column: 'id' },
  ])
  return rows.map(keptPayerFrom)
}

export async function isOwnPayer(database: Database, viewer: PayerViewer, id: string): Promise<boolean> {
  return (await own(database, viewer).where({ id }).first('id')) !== undefined
}

/** The same with their rows held until the transaction ends. */
export async function lockOwnPayers(trx: Transaction, viewer: PayerViewer): Promise<readonly KeptPayer[]> {
  const rows: PayerRow[] = await own(trx, viewer).orderBy('id').forUpdate()
  return rows.map(keptPayerFrom)
}

export interface PayerChange {
  readonly id: string
  readonly viewer: PayerViewer
  readonly payer: InvoicePayer
  readonly at: Date
}

export async function addPayer(trx: Transaction, { id, viewer, payer, at }: PayerChange): Promise<void> {
  const moment = at.toISOString()
  await trx<PayerRow>('payer').insert({
    ...payer,
    id,
    owner: viewer.keepsAs,
    student_code: viewer.studentCode,
    created_at: moment,
    used_at: moment,
  })
}

export async function changePayer(trx: Transaction, { id, viewer, payer, at }: PayerChange): Promise<void> {
  const row = { ...payer, owner: viewer.keepsAs, used_at: at.toISOString() }
  await trx<PayerRow>('payer').where({ id }).update(row)
}

/** Those of the viewer beyond so many, what was used last first. */
export async function payersBeyond(
  trx: Transaction,
  viewer: PayerViewer,
  most: number,
): Promise<readonly string[]> {
  const ids: readonly string[] = await own(trx, viewer)
    .orderBy([
      { column: 'used_at', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id' },
    ])
    .pluck('id')
  return ids.slice(most)
}

/** Deletes those of them that no payment names. */
export async function dropUnnamed(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx<PayerRow>('payer')
    .whereIn('id', [...ids])
    .whereNotIn('id', trx('payment_payer').select('payer_id'))
    .delete()
}
