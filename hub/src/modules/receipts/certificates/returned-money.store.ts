import type { Cop } from '@matricula/contract'
import type { Database } from '../../../db/database.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import { sum } from '../../../shared/money.ts'
import { accountsOf, sumsOf } from '../../ledger/index.ts'

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
