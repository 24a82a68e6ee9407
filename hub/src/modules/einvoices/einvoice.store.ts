import type { EinvoiceLine, EinvoiceStatus, IssuedDocument } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import type { Transaction } from '../../db/transaction.ts'

/** sending: the provider may not have heard of it yet. */
export type KeptStatus = 'sending' | EinvoiceStatus

export const keptStatuses = [
  'sending',
  'waiting',
  'accepted',
  'accepted-with-notices',
  'rejected',
] as const satisfies readonly KeptStatus[]

/** A line, and the order that it is of. */
export interface InvoicedLine extends EinvoiceLine {
  readonly orderId: string
}

/** The electronic invoice of a payment, as its provider last told it. */
export interface Einvoice {
  readonly id: string
  readonly attemptId: string
  readonly reference: string
  readonly status: KeptStatus
  /** The provider's own id. */
  readonly providerRef: string | null
  readonly number: string | null
  readonly cufe: string | null
  readonly reason: string | null
  readonly notices: readonly string[]
  /** COP */
  readonly total: number
  /** What it is issued with, whatever becomes of the orders since. */
  readonly lines: readonly InvoicedLine[]
  readonly requestedBy: string
  readonly trace: string
  readonly createdAt: string
  readonly issuedAt: string | null
}

export interface EinvoiceRow {
  id: string
  attempt_id: string
  reference: string
  status: KeptStatus
  open_key: string | null
  provider_ref: string | null
  number: string | null
  cufe: string | null
  reason: string | null
  notices: string
  total: number
  lines: string
  requested_by: string
  trace: string
  created_at: string
  issued_at: string | null
  asked_at: string
}

export interface NewEinvoice extends Pick<
  Einvoice,
  'id' | 'attemptId' | 'reference' | 'total' | 'lines' | 'requestedBy' | 'trace'
> {
  readonly at: Date
}

/** Writes an invoice that is to be issued; the table's key refuses one beside another that is not rejected. */
export async function addEinvoice(
  trx: Transaction,
  { at, attemptId, requestedBy, lines, ...own }: NewEinvoice,
): Promise<void> {
  const row: EinvoiceRow = {
    ...own,
    attempt_id: attemptId,
    open_key: attemptId,
    status: 'sending',
    provider_ref: null,
    number: null,
    cufe: null,
    reason: null,
    notices: '[]',
    lines: JSON.stringify(lines),
    requested_by: requestedBy,
    created_at: at.toISOString(),
    issued_at: null,
    asked_at: at.toISOString(),
  }
  await trx<EinvoiceRow>('einvoice').insert(row)
}

/** The newest of a payment; null before the first. */
export async function einvoiceOf(database: Database, attemptId: string): Promise<Einvoice | null> {
  const row = await database<EinvoiceRow>('einvoice')
    .where({ attempt_id: attemptId })
    .orderBy('created_at', 'desc')
    .first()
  return row === undefined ? null : einvoiceFrom(row)
}

export async function einvoiceById(database: Database, id: string): Promise<Einvoice | null> {
  const row = await database<EinvoiceRow>('einvoice').where({ id }).first()
  return row === undefined ? null : einvoiceFrom(row)
}

/** With its row held until the transaction ends. */
export async function lockEinvoice(trx: Transaction, id: string): Promise<Einvoice | null> {
  const row = await trx<EinvoiceRow>('einvoice').where({ id }).forUpdate().first()
  return row === undefined ? null : einvoiceFrom(row)
}

/** Those of which the tax authority's answer is awaited, the longest unasked first. */
export async function waitingEinvoices(database: Database, limit: number): Promise<readonly Einvoice[]> {
  const rows = await database<EinvoiceRow>('einvoice')
    .where({ status: 'waiting' })
    .orderBy(['asked_at', 'id'])
    .limit(limit)
  return rows.map(einvoiceFrom)
}

/** Puts one that was asked about at the end of the line. */
export async function markAsked(database: Database, id: string, at: Date): Promise<void> {
  await database<EinvoiceRow>('einvoice').where({ id }).update({ asked_at: at.toISOString() })
}

/** Whether the tax authority has accepted it, with remarks or without. */
export function isAccepted({ status }: Pick<Einvoice, 'status'>): boolean {
  return status === 'accepted' || status === 'accepted-with-notices'
}

export type IssuingAnswer = Pick<IssuedDocument, 'status' | 'number' | 'cufe' | 'reason' | 'notices'> & {
  readonly ref: string | null
  readonly at: string | null
}

/** Keeps what the provider said of it; a rejected one makes room for another. */
export async function keepAnswer(trx: Transaction, id: string, told: IssuingAnswer): Promise<void> {
  const { status, number, cufe, reason, notices, ref, at } = told
  await trx<EinvoiceRow>('einvoice')
    .where({ id })
    .update({
      status,
      number,
      cufe,
      reason: reason?.slice(0, 500) ?? null,
      notices: JSON.stringify(notices),
      provider_ref: ref,
      issued_at: at,
      ...(status === 'rejected' && { open_key: null }),
    })
}

/** The electronic invoices of payments that these students' families gave the payer of; not who paid by a link. */
export async function einvoicesOfStudents(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly Einvoice[]> {
  const attempts = database('payment_payer as n')
    .join('payer as p', 'p.id', 'n.payer_id')
    .whereIn('p.student_code', [...studentCodes])
    .whereNot(beginsExactly(database, 'p.owner', 'link:'))
    .select('n.attempt_id')
  const rows = await database<EinvoiceRow>('einvoice').whereIn('attempt_id', attempts).orderBy('created_at')
  return rows.map(einvoiceFrom)
}

export function einvoiceFrom(row: EinvoiceRow): Einvoice {
  const notices: string[] = JSON.parse(row.notices)
  const lines: InvoicedLine[] = JSON.parse(row.lines)
  return {
    id: row.id,
    attemptId: row.attempt_id,
    reference: row.reference,
    status: row.status,
    providerRef: row.provider_ref,
    number: row.number,
    cufe: row.cufe,
    reason: row.reason,
    notices,
    total: row.total,
    lines,
    requestedBy: row.requested_by,
    trace: row.trace,
    createdAt: row.created_at,
    issuedAt: row.issued_at,
  }
}
