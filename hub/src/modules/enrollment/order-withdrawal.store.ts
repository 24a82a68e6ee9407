import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { EnrollmentOrder } from './order.model.ts'
import type { WithdrawnLine } from './withdrawn-line.ts'

/** That a student whose order was paid leaves, as the family is told. */
export interface OrderWithdrawal {
  /** In Bogotá: what was to be charged after it is charged no more. */
  readonly day: LocalDate
  /** COP that the school gives back; 0 where what it had decided to give back was refused or dropped. */
  readonly returned: Cop
  /** COP that the season's rules had proposed, and what each item came to by them. */
  readonly proposed: Cop
  readonly lines: readonly WithdrawnLine[]
  /** COP of the charges that were to be paid by the day, and stay owed. */
  readonly owed: Cop
  /** When it was recorded. */
  readonly at: string
}

/** Null, and nothing is asked, for an order that is not withdrawn. */
export async function withdrawalOf(
  database: Database,
  { id, status }: Pick<EnrollmentOrder, 'id' | 'status'>,
): Promise<OrderWithdrawal | null> {
  if (status !== 'withdrawn') return null
  const row: WithdrawalRow | undefined = await database('withdrawal as w')
    .leftJoin('refund as r', 'r.id', 'w.refund_id')
    .where('w.order_id', id)
    .first('w.day', 'w.returned', 'w.proposed', 'w.owed', 'w.lines', 'w.created_at', 'r.status')
  if (row === undefined) return null
  return {
    day: row.day,
    returned: row.status === 'refused' ? 0 : Number(row.returned),
    proposed: Number(row.proposed),
    owed: Number(row.owed),
    lines: JSON.parse(row.lines),
    at: row.created_at,
  }
}

interface WithdrawalRow {
  readonly day: LocalDate
  readonly returned: number | string
  readonly proposed: number | string
  readonly owed: number | string
  readonly lines: string
  readonly created_at: string
  /** Of its refund; null where there is none. */
  readonly status: string | null
}

type Some = ReturnType<Database['queryBuilder']>

/** Of charges `c` with their orders `o`: those to come that are owed, also until the day on which a student has left. */
export function owed(database: Database): (rows: Some) => void {
  return (rows) => void rows.where('o.status', 'paid').orWhereExists(owedUntilWithdrawal(database))
}

/** The charges `c` that are owed no more, for their student left before. */
export function cancelledByWithdrawal(database: Database): Some {
  return withdrawals(database).whereRaw('w.day < c.ship_date')
}

function owedUntilWithdrawal(database: Database): Some {
  return withdrawals(database).whereRaw('w.day >= c.ship_date')
}

function withdrawals(database: Database): Some {
  return database('withdrawal as w').whereRaw('w.order_id = c.order_id').select('w.id')
}
