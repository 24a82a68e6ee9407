import type { Database } from '../../../db/database.ts'
import { bogotaDay, startOfDay } from '../../../shared/local-date.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import type { CertifiedPayment } from './certificate.ts'

/** A guardian whose own payments count: those begun by the account, and those paid by its verified address. */
export interface OwnPayments {
  readonly guardianId: string
  readonly email: string
}

interface PaidRow {
  amount: number | string
  refunded: number | string
  reference: string
  approved_at: string
  doc_num: string | null
  project: string | null
  guardian_id: string | null
  payer: string | null
}

/**
 * What was paid for a student through the hub in a calendar year of Bogotá, the earliest first; where `own` says whose,
 * that guardian's alone. Money that went back is no payment.
 */
export async function paidInYear(
  database: Database,
  { studentCode, year, own }: { studentCode: string; year: number; own: OwnPayments | null },
): Promise<readonly CertifiedPayment[]> {
  const ofOrders = database('enrollment_order').where({ student_code: studentCode }).select('id')
  const forOrders: PaidRow[] = await approvedIn(database, year).whereIn('a.order_id', ofOrders)
  const forDocuments: PaidRow[] = await approvedIn(database, year).where({
    'a.partner_code': partnerCodeOf(studentCode),
  })
  return [...forOrders, ...forDocuments]
    .filter((row) => own === null || isOwn(row, own))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
    .map(paymentOf)
}

function approvedIn(database: Database, year: number) {
  return database('allocation as a')
    .join('payment_attempt as f', 'f.id', 'a.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .where({ 'a.status': 'approved' })
    .where('a.amount', '>', 0)
    .where('a.approved_at', '>=', startOfDay(`${year}-01-01`).toISOString())
    .where('a.approved_at', '<', startOfDay(`${year + 1}-01-01`).toISOString())
    .select(
      'a.amount',
      'a.refunded',
      'a.reference',
      'a.approved_at',
      'a.doc_num',
      'o.project',
      'f.guardian_id',
      'f.payer',
    )
}

function keyOf({ approved_at, reference, doc_num }: PaidRow): string {
  return `${approved_at} ${reference} ${doc_num ?? ''}`
}

function isOwn({ guardian_id, payer }: PaidRow, { guardianId, email }: OwnPayments): boolean {
  if (guardian_id !== null) return guardian_id === guardianId
  const { email: paidBy = '' }: { readonly email?: string } = payer === null ? {} : JSON.parse(payer)
  return paidBy.toLowerCase() === email.toLowerCase()
}

function paymentOf({
  amount,
  refunded,
  reference,
  approved_at,
  doc_num,
  project,
}: PaidRow): CertifiedPayment {
  return {
    day: bogotaDay(new Date(approved_at)),
    of:
      doc_num === null ? { is: 'enrollment', project: project ?? '' } : { is: 'invoice', document: doc_num },
    amount: Number(amount) - Number(refunded),
    reference,
  }
}
