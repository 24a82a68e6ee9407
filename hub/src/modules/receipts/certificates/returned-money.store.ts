import type { Cop, LocalDate } from '@matricula/contract'
import { inChunks } from '../../../db/chunks.ts'
import type { Database } from '../../../db/database.ts'
import { bogotaDay } from '../../../shared/local-date.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import { sum } from '../../../shared/money.ts'
import { accountsOf, sumsOf } from '../../ledger/index.ts'

/** On which day the payments of these references went back; the others are not in it. */
export async function returnedOn(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const rows = await inChunks<string, { reference: string; ended_at: string }>(references, (some) =>
    database('allocation')
      .whereIn('reference', [...some])
      .where({ status: 'reversed' })
      .whereNotNull('ended_at')
      .select('reference', 'ended_at'),
  )
  return new Map(rows.map(({ reference, ended_at: at }) => [reference, bogotaDay(new Date(at))]))
}

interface ReturnedRow {
  readonly id: string
  readonly orderId: string | null
}

/** What went back of a student's payments, and accounting still has as paid (ledger-3). */
export async function returnedMoney(database: Database, studentCode: string): Promise<Cop> {
  const orders = database('enrollment_order').where({ student_code: studentCode }).select('id')
  const rows: readonly ReturnedRow[] = await database('allocation')
    .where({ status: 'reversed' })
    .where(
      (own) => void own.whereIn('order_id', orders).orWhere({ partner_code: partnerCodeOf(studentCode) }),
    )
    .select('id', { orderId: 'order_id' })
  const held = await sumsOf(database, rows.flatMap(accountsOf))
  return sum(held.map(({ amount }) => Math.max(0, amount)))
}
