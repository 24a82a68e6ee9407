import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import {
  type DisputeReason,
  type DisputeStatus,
  type LossBearer,
  type NamedPart,
  namedParts,
} from '../payments/index.ts'
import { namedStudents } from '../payments-office/index.ts'

/** A dispute and the payment that it is about. */
export interface DisputeRow {
  readonly id: string
  readonly payment_id: string
  readonly attempt_id: string | null
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string
  readonly case_ref: string
  readonly amount: number | string
  readonly fee: number | string
  readonly reason: DisputeReason
  readonly status: DisputeStatus
  readonly opened_on: string
  readonly answer_by: string
  readonly answered_on: string | null
  readonly ended_on: string | null
  readonly answer: string | null
  readonly told_lost_on: string | null
  readonly borne_by: LossBearer | null
  readonly recorded_by: string
  readonly recorded_at: string
  readonly answered_by: string | null
  readonly ended_by: string | null
}

export function disputeRows(database: Database) {
  return database('dispute as d')
    .join('payment as p', 'p.id', 'd.payment_id')
    .select<DisputeRow[]>('d.*', 'p.attempt_id', 'p.reference', 'p.provider_ref')
}

/** A child's part of a payment: the token of the order that it pays or is a part of, null where it pays an invoice. */
export interface PaidPart {
  readonly order: string | null
  readonly student: string
  readonly name: string
  readonly grade: string
  /** Of an order that is paid in parts, which one; null of anything else. */
  readonly part: NamedPart | null
}

interface PartRow {
  readonly reference: string
  readonly attempt_id: string
  readonly token: string | null
  readonly student_code: string | null
  readonly partner_code: string | null
}

/** What attempts pay, by the attempt: each order, or each student of invoices, once. */
export async function paidPartsOf(
  database: Database,
  attempts: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly PaidPart[]>> {
  const ids = [...new Set(attempts.flatMap((id) => id ?? []))]
  const rows = await inChunks<string, PartRow>(ids, (some) =>
    database('allocation as a')
      .leftJoin('split_part as s', 's.id', 'a.part_id')
      .leftJoin('enrollment_order as o', 'o.id', database.raw('coalesce(a.order_id, s.order_id)'))
      .whereIn('a.attempt_id', [...some])
      .orderBy('a.id')
      .select('a.attempt_id', 'a.reference', 'o.token', 'o.student_code', 'a.partner_code'),
  )
  const codeOf = ({ student_code, partner_code }: PartRow) =>
    student_code ?? studentCodeOf(partner_code ?? '')
  const students = await namedStudents(database, [...new Set(rows.map(codeOf))])
  const known = new Map(students.map((student) => [student.code, student]))
  const parts = await namedParts(
    database,
    rows.map(({ reference }) => reference),
  )
  const partOf = (row: PartRow): PaidPart => {
    const code = codeOf(row)
    const { name = '', grade = '' } = known.get(code) ?? {}
    return { order: row.token, student: code, name, grade, part: parts.get(row.reference) ?? null }
  }
  return new Map(ids.map((id) => [id, once(rows.filter((row) => row.attempt_id === id).map(partOf))]))
}

function once(parts: readonly PaidPart[]): readonly PaidPart[] {
  return [...new Map(parts.map((part) => [`${part.order} ${part.student}`, part])).values()]
}
