import type { Cop } from '@matricula/contract'
import pMap from 'p-map'
import type { Database } from '../../../db/database.ts'
import { bogotaDay, startOfDay } from '../../../shared/local-date.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import type { CertifiedPayment } from './certificate.ts'
import { disputeLossOf } from './dispute-loss.ts'

/** A guardian whose own payments count: those begun by the account, and those paid by its verified address. */
export interface OwnPayments {
  readonly guardianId: string
  readonly email: string
}

interface PaidRow {
  status: 'approved' | 'reversed'
  payment_id: string | null
  order_id: string | null
  amount: number | string
  refunded: number | string
  taken_back: number | string
  reference: string
  approved_at: string
  partner_code: string | null
  doc_num: string | null
  project: string | null
  guardian_id: string | null
  payer: string | null
}

/**
 * What was paid for a student through the hub in a calendar year of Bogotá, the earliest first; where `own` says whose,
 * that guardian's alone. What went back of it, or the payer's bank took back, is told beside it, also where that was all.
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
  const rows = [...forOrders, ...forDocuments]
    .filter((row) => own === null || isOwn(row, own))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const lost = await pMap(rows, (row) => disputeLossOf(database, row), { concurrency: 1 })
  return rows.map((row, at) => paymentOf(row, lost[at]?.amount ?? 0))
}

function approvedIn(database: Database, year: number) {
  return database('allocation as a')
    .join('payment_attempt as f', 'f.id', 'a.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .whereIn('a.status', ['approved', 'reversed'])
    .where('a.amount', '>', 0)
    .where('a.approved_at', '>=', startOfDay(`${year}-01-01`).toISOString())
    .where('a.approved_at', '<', startOfDay(`${year + 1}-01-01`).toISOString())
    .select(
      'a.status',
      'a.payment_id',
      'a.order_id',
      'a.amount',
      'a.refunded',
      'a.taken_back',
      'a.reference',
      'a.approved_at',
      'a.partner_code',
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

function paymentOf({ reference, approved_at, ...row }: PaidRow, lost: Cop): CertifiedPayment {
  const paid = Number(row.amount)
  // Whoever took a payment back by its provider had all that was left of it.
  const returnedBefore =
    row.status === 'reversed' ? paid : Number(row.refunded) + Number(row.taken_back) + lost
  return {
    day: bogotaDay(new Date(approved_at)),
    of: whatFor(row),
    amount: paid - returnedBefore,
    ...(returnedBefore > 0 && { returnedBefore }),
    reference,
  }
}

/** Money on account is a payment of the year in which it came, whatever accounting applies it to (certificates-4). */
function whatFor({
  partner_code,
  doc_num,
  project,
}: Pick<PaidRow, 'partner_code' | 'doc_num' | 'project'>): CertifiedPayment['of'] {
  if (partner_code === null) return { is: 'enrollment', project: project ?? '' }
  return doc_num === null ? { is: 'account' } : { is: 'invoice', document: doc_num }
}
