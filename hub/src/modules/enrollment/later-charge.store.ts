import type { Cop, DaySpan, LocalDate } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { owed } from './order-withdrawal.store.ts'

/** What a paid order leaves to be charged on a day to come. */
export interface LaterCharge {
  readonly studentCode: string
  readonly project: string
  readonly day: LocalDate
  readonly name: string
  readonly amount: Cop
  /** When the order was last written: what its family agreed to. */
  readonly agreedAt: string
}

interface LaterChargeRow {
  student_code: string
  project: string
  ship_date: LocalDate
  name: string
  amount: number | string
  updated_at: string
}

/** The charges of these students' paid orders that were not paid with them and are owed, from a day on, the earliest first. */
export async function laterChargesSince(
  database: Database,
  studentCodes: readonly string[],
  since: LocalDate,
): Promise<readonly LaterCharge[]> {
  const rows = await inChunks<string, LaterChargeRow>(studentCodes, (some) =>
    database('charge as c')
      .join('enrollment_order as o', 'o.id', 'c.order_id')
      .whereIn('o.student_code', some)
      .where({ 'o.flow': 'parent', 'c.paid_now': 0 })
      .where(owed(database))
      .where('c.ship_date', '>=', since)
      .where('c.unit_price', '>', 0)
      .orderBy(['c.ship_date', 'c.order_id', 'c.seq'])
      .select('o.student_code', 'c.project', 'c.ship_date', 'c.name', 'o.updated_at')
      .select(database.raw('c.unit_price * c.quantity as amount')),
  )
  return rows.map((row) => ({
    studentCode: row.student_code,
    project: row.project,
    day: row.ship_date,
    name: row.name,
    amount: Number(row.amount),
    agreedAt: row.updated_at,
  }))
}

/** What a student was charged until a day, by concept, over the paid orders of the last year. */
export async function conceptsCharged(
  database: Database,
  studentCode: string,
  { from, to }: DaySpan,
): Promise<readonly { readonly project: string; readonly concept: string }[]> {
  const rows: { project: string; name: string }[] = await database('charge as c')
    .join('enrollment_order as o', 'o.id', 'c.order_id')
    .where({ 'o.student_code': studentCode, 'o.flow': 'parent' })
    .whereIn('o.status', ['paid', 'withdrawn'])
    .where('c.unit_price', '>', 0)
    .where((some) => {
      void some
        .where('c.paid_now', 1)
        .orWhere((later) => void later.where('c.ship_date', '<=', to).where(owed(database)))
    })
    .where('c.ship_date', '>=', from)
    .distinct('c.project', 'c.name')
    .orderBy(['c.project', 'c.name'])
  return rows.map(({ project, name }) => ({ project, concept: name }))
}
