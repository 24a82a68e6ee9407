import type { DocumentName, Signing } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { KeptStatus } from './documents-state.ts'

/** One document of one student's enrollment, on its way to be signed. */
export interface KeptSigning extends DocumentKey {
  readonly id: string
  readonly reference: string
  readonly vendorId: string | null
  readonly status: KeptStatus
  readonly email: string
  readonly requestedBy: string
  readonly requestedAt: Date
  readonly updatedAt: Date
}

export interface EnrollmentKey {
  readonly project: string
  readonly studentCode: string
}

export interface DocumentKey extends EnrollmentKey {
  readonly document: DocumentName
}

interface SigningRow {
  id: string
  project: string
  student_code: string
  document: DocumentName
  reference: string
  vendor_id: string | null
  status: KeptStatus
  email: string
  requested_by: string
  requested_at: string
  updated_at: string
}

const table = 'signing'

/** Writes the signing unless the document has one; answers whether it did. */
export async function addSigning(database: Database, signing: KeptSigning): Promise<boolean> {
  return insertIfAbsent(database, table, { ...rowFrom(signing) }, ['project', 'student_code', 'document'])
}

/** Puts a new signing in the place of one that is over; false when somebody else did. */
export async function replaceSigning(
  database: Database,
  over: KeptSigning,
  signing: KeptSigning,
): Promise<boolean> {
  return (await database<SigningRow>(table).where({ id: over.id }).update(rowFrom(signing))) > 0
}

/** Forgets a signing that the vendor refused, so that it can be asked for otherwise. */
export async function dropSigning(database: Database, id: string): Promise<void> {
  await database<SigningRow>(table).where({ id }).whereNull('vendor_id').delete()
}

/** Keeps how far the vendor says a signing is. The address stays as we have it: it may have been erased here. */
export async function keepStatus(
  database: Database,
  id: string,
  { signing, at }: { readonly signing: Signing; readonly at: Date },
): Promise<void> {
  const { id: vendor_id, status } = signing
  await database<SigningRow>(table).where({ id }).update({ vendor_id, status, updated_at: at.toISOString() })
}

/** Keeps where a signing really went: of two tries with different addresses the vendor took the first. */
export async function keepAddress(trx: Transaction, id: string, email: string): Promise<void> {
  await trx<SigningRow>(table).where({ id }).update({ email })
}

/** Puts a signing that was asked about at the end of the line. */
export async function markRequested(database: Database, id: string, at: Date): Promise<void> {
  await database<SigningRow>(table).where({ id }).update({ updated_at: at.toISOString() })
}

export async function findSigning(
  database: Database,
  { project, studentCode, document }: DocumentKey,
): Promise<KeptSigning | null> {
  const key = { project, student_code: studentCode, document }
  const row = await database<SigningRow>(table).where(key).first()
  return row === undefined ? null : signingFrom(row)
}

export async function findByVendorId(database: Database, vendorId: string): Promise<KeptSigning | null> {
  const row = await database<SigningRow>(table).where({ vendor_id: vendorId }).first()
  return row === undefined ? null : signingFrom(row)
}

export async function findByReference(database: Database, reference: string): Promise<KeptSigning | null> {
  const row = await database<SigningRow>(table).where({ reference }).first()
  return row === undefined ? null : signingFrom(row)
}

export async function signingsOf(
  database: Database,
  { project, studentCode }: EnrollmentKey,
): Promise<readonly KeptSigning[]> {
  const rows = await database<SigningRow>(table)
    .where({ project, student_code: studentCode })
    .orderBy('document')
  return rows.map(signingFrom)
}

export async function signingsOfAll(
  database: Database,
  codes: readonly string[],
): Promise<readonly KeptSigning[]> {
  const rows = await database<SigningRow>(table)
    .whereIn('student_code', codes)
    .orderBy(['project', 'student_code', 'document'])
  return rows.map(signingFrom)
}

/** Those still to be signed, the longest unasked first. */
export async function openSignings(database: Database, limit: number): Promise<readonly KeptSigning[]> {
  const rows = await database<SigningRow>(table)
    .whereIn('status', ['new', 'sent', 'viewed'])
    .orderBy(['updated_at', 'id'])
    .limit(limit)
  return rows.map(signingFrom)
}

export async function blankEmails(trx: Transaction, codes: readonly string[]): Promise<number> {
  return trx<SigningRow>(table).whereIn('student_code', codes).whereNot('email', '').update({ email: '' })
}

function rowFrom(signing: KeptSigning): SigningRow {
  return {
    id: signing.id,
    project: signing.project,
    student_code: signing.studentCode,
    document: signing.document,
    reference: signing.reference,
    vendor_id: signing.vendorId,
    status: signing.status,
    email: signing.email,
    requested_by: signing.requestedBy,
    requested_at: signing.requestedAt.toISOString(),
    updated_at: signing.updatedAt.toISOString(),
  }
}

function signingFrom(row: SigningRow): KeptSigning {
  return {
    id: row.id,
    project: row.project,
    studentCode: row.student_code,
    document: row.document,
    reference: row.reference,
    vendorId: row.vendor_id,
    status: row.status,
    email: row.email,
    requestedBy: row.requested_by,
    requestedAt: new Date(row.requested_at),
    updatedAt: new Date(row.updated_at),
  }
}
