import type { EinvoiceStatus } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CreditNoteLine } from './decide-credits.ts'
import type { IssuingAnswer } from './einvoice.store.ts'

/** sending: the provider may not have heard of it yet; manual: it issues none, so that finance does there by hand. */
export type NoteStatus = 'sending' | 'manual' | EinvoiceStatus

export const noteStatuses = [
  'sending',
  'manual',
  'waiting',
  'accepted',
  'accepted-with-notices',
  'rejected',
] as const satisfies readonly NoteStatus[]

/** Those that somebody or something is still awaited for. */
export const unendedNotes = [
  'rejected',
  'manual',
  'sending',
  'waiting',
] as const satisfies readonly NoteStatus[]

/** A credit note of an electronic invoice, as its provider last told it. */
export interface CreditNote {
  readonly id: string
  readonly einvoiceId: string
  /** What went back. */
  readonly cause: string
  readonly reference: string
  readonly status: NoteStatus
  /** The provider's own id. */
  readonly providerRef: string | null
  readonly number: string | null
  readonly cude: string | null
  readonly reason: string | null
  readonly notices: readonly string[]
  /** COP */
  readonly total: number
  readonly lines: readonly CreditNoteLine[]
  readonly trace: string
  readonly createdAt: string
  readonly issuedAt: string | null
}

interface CreditNoteRow {
  id: string
  einvoice_id: string
  cause: string
  reference: string
  status: NoteStatus
  provider_ref: string | null
  number: string | null
  cude: string | null
  reason: string | null
  notices: string
  total: number
  lines: string
  trace: string
  created_at: string
  issued_at: string | null
  asked_at: string
}

export interface NewCreditNote extends Pick<
  CreditNote,
  'id' | 'einvoiceId' | 'cause' | 'reference' | 'total' | 'lines' | 'trace'
> {
  readonly at: Date
}

/** Writes a credit note that is to be issued; the table's key refuses a second of the same cause. */
export async function addCreditNote(
  trx: Transaction,
  { at, einvoiceId, lines, ...own }: NewCreditNote,
): Promise<void> {
  const row: CreditNoteRow = {
    ...own,
    einvoice_id: einvoiceId,
    lines: JSON.stringify(lines),
    created_at: at.toISOString(),
    ...unheard(at),
  }
  await trx<CreditNoteRow>('credit_note').insert(row)
}

/** Has it sent once more, under another reference. */
export async function renewCreditNote(
  trx: Transaction,
  id: string,
  { reference, at }: Pick<CreditNote, 'reference'> & { readonly at: Date },
): Promise<void> {
  await trx<CreditNoteRow>('credit_note')
    .where({ id })
    .update({ reference, ...unheard(at) })
}

function unheard(at: Date) {
  const nothing = { provider_ref: null, number: null, cude: null, reason: null, issued_at: null } as const
  return { ...nothing, status: 'sending', notices: '[]', asked_at: at.toISOString() } as const
}

/** Of these invoices, the earliest first. */
export async function creditNotesOf(
  database: Database,
  einvoiceIds: readonly string[],
): Promise<readonly CreditNote[]> {
  return inChunks<string, CreditNote>(einvoiceIds, async (some) => {
    const rows = await database<CreditNoteRow>('credit_note')
      .whereIn('einvoice_id', [...some])
      .orderBy(['created_at', 'id'])
    return rows.map(creditNoteFrom)
  })
}

/** With its row held until the transaction ends. */
export async function lockCreditNote(trx: Transaction, id: string): Promise<CreditNote | null> {
  const row = await trx<CreditNoteRow>('credit_note').where({ id }).forUpdate().first()
  return row === undefined ? null : creditNoteFrom(row)
}

/** Those of which the tax authority's answer is awaited, the longest unasked first. */
export async function waitingCreditNotes(database: Database, limit: number): Promise<readonly CreditNote[]> {
  const rows = await database<CreditNoteRow>('credit_note')
    .where({ status: 'waiting' })
    .orderBy(['asked_at', 'id'])
    .limit(limit)
  return rows.map(creditNoteFrom)
}

/** Puts one that was asked about at the end of the line. */
export async function markNoteAsked(database: Database, id: string, at: Date): Promise<void> {
  await database<CreditNoteRow>('credit_note').where({ id }).update({ asked_at: at.toISOString() })
}

/** Keeps what the provider said of it. */
export async function keepNoteAnswer(trx: Transaction, id: string, told: IssuingAnswer): Promise<void> {
  const { status, number, cufe: cude, reason, notices, ref, at } = told
  await trx<CreditNoteRow>('credit_note')
    .where({ id })
    .update({
      status,
      number,
      cude,
      reason: reason?.slice(0, 500) ?? null,
      notices: JSON.stringify(notices),
      provider_ref: ref,
      issued_at: at,
    })
}

/** Its provider issues none. */
export async function leaveToFinance(trx: Transaction, id: string): Promise<void> {
  await trx<CreditNoteRow>('credit_note').where({ id, status: 'sending' }).update({ status: 'manual' })
}

/** The invoices that have one of that number or reference. */
export function invoicesWithNote(database: Database, named: string) {
  return database('credit_note')
    .where((one) => void one.where({ number: named }).orWhere({ reference: named }))
    .select('einvoice_id')
}

/** The invoices that have one that stands so. */
export function invoicesWithNoteThat(database: Database, status: (typeof unendedNotes)[number]) {
  return database('credit_note').where({ status }).select('einvoice_id')
}

function creditNoteFrom(row: CreditNoteRow): CreditNote {
  const notices: string[] = JSON.parse(row.notices)
  const lines: CreditNoteLine[] = JSON.parse(row.lines)
  return {
    id: row.id,
    einvoiceId: row.einvoice_id,
    cause: row.cause,
    reference: row.reference,
    status: row.status,
    providerRef: row.provider_ref,
    number: row.number,
    cude: row.cude,
    reason: row.reason,
    notices,
    total: row.total,
    lines,
    trace: row.trace,
    createdAt: row.created_at,
    issuedAt: row.issued_at,
  }
}
