import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Approval, isOpen } from './approval.ts'
import type { ActSubject } from './guarded-act.ts'

export interface ApprovalRow {
  id: string
  act: Approval['act']
  subject: string
  /** The subject while the request is open, else null. */
  open_subject: string | null
  /** The payment while the request is open, else null. */
  open_payment: string | null
  student_code: string | null
  amount: number | string
  payload: string
  requested_by: string
  requested_at: string
  state: Approval['state']
  decided_by: string | null
  decided_at: string | null
  reason: string | null
  result: string | null
}

/** Adds a request; the table refuses a second open one about the same, or the same payment (`isDuplicate`). */
export async function addApproval(trx: Transaction, approval: Approval): Promise<void> {
  await trx('approval').insert({ id: approval.id, ...columnsOf(approval) })
}

export async function approvalById(database: Database, id: string): Promise<Approval | null> {
  const row = await database<ApprovalRow>('approval').where({ id }).first()
  return row === undefined ? null : approvalFrom(row)
}

/** The request as it is now, held until the transaction ends. */
export async function lockApproval(trx: Transaction, id: string): Promise<Approval | null> {
  const row = await trx<ApprovalRow>('approval').where({ id }).forUpdate().first()
  return row === undefined ? null : approvalFrom(row)
}

export async function openApprovalOf(
  database: Database,
  { subject, payment }: Pick<ActSubject, 'subject' | 'payment'>,
): Promise<Approval | null> {
  const rows = database<ApprovalRow>('approval').where({ open_subject: subject })
  if (payment !== null) void rows.orWhere({ open_payment: payment })
  const row = await rows.orderBy('requested_at').first()
  return row === undefined ? null : approvalFrom(row)
}

export async function updateApproval(trx: Transaction, approval: Approval): Promise<void> {
  await trx('approval').where({ id: approval.id }).update(columnsOf(approval))
}

/** Requests that nobody has decided since an instant. */
export async function undecidedSince(database: Database, instant: Date): Promise<readonly string[]> {
  return database<ApprovalRow>('approval')
    .where({ state: 'requested' })
    .where('requested_at', '<', instant.toISOString())
    .pluck('id')
}

export function approvalFrom(row: ApprovalRow): Approval {
  return {
    id: row.id,
    act: row.act,
    subject: row.subject,
    payment: row.open_payment,
    student: row.student_code,
    amount: Number(row.amount),
    payload: JSON.parse(row.payload),
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    reason: row.reason,
    result: row.result,
  }
}

function columnsOf(approval: Approval): Omit<ApprovalRow, 'id'> {
  return {
    act: approval.act,
    subject: approval.subject,
    open_subject: isOpen(approval) ? approval.subject : null,
    open_payment: isOpen(approval) ? approval.payment : null,
    student_code: approval.student,
    amount: approval.amount,
    payload: JSON.stringify(approval.payload),
    requested_by: approval.requestedBy,
    requested_at: approval.requestedAt,
    state: approval.state,
    decided_by: approval.decidedBy,
    decided_at: approval.decidedAt,
    reason: approval.reason,
    result: approval.result,
  }
}
