import type { Database } from '../../db/database.ts'
import type { ExceptionKind } from './exception-kind.ts'

/** An exception with what it belongs to: an order, a guardian's payment, or nothing that we began. */
export interface ListedException {
  readonly id: number
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  readonly order_token: string | null
  readonly invoices_token: string | null
  /** Of the guardian's payment for several children: the exception is about the whole, or about a share of it. */
  readonly family_token: string | null
  readonly account_token: string | null
  readonly student: string | null
  /** JSON */
  readonly facts: string
  readonly created_at: string
  readonly resolved_at: string | null
  readonly resolved_by: string | null
  readonly resolution: string | null
}

/** What an exception belongs to. */
export function tokenOf({
  order_token,
  invoices_token,
  family_token,
  account_token,
}: ListedException): string {
  return order_token ?? invoices_token ?? family_token ?? account_token ?? 'none'
}

export async function exceptionById(database: Database, id: number): Promise<ListedException | null> {
  const rows: ListedException[] = await listedExceptions(database).where('e.id', id)
  return rows[0] ?? null
}

/** Exceptions `e` with what they belong to. */
export function listedExceptions(database: Database) {
  return joined(database).select(columns)
}

const columns = [
  'e.id',
  'e.kind',
  'e.instance',
  'e.reference',
  'o.token as order_token',
  'i.token as invoices_token',
  'f.token as family_token',
  'c.token as account_token',
  'o.student_code as student',
  'e.facts',
  'e.created_at',
  'e.resolved_at',
  'e.resolved_by',
  'e.resolution',
]

function joined(database: Database) {
  return database('payment_exception as e')
    .leftJoin('allocation as a', (on) => {
      void on.on('a.reference', 'e.reference').andOn((its) => {
        void its.onNotNull('a.order_id').orOnNotNull('a.part_id')
      })
    })
    .leftJoin('split_part as p', 'p.id', 'a.part_id')
    .leftJoin('enrollment_order as o', 'o.id', database.raw('coalesce(a.order_id, p.order_id)'))
    .leftJoin('payment_attempt as i', (on) => {
      void on.on('i.reference', 'e.reference').andOnVal('i.pays', 'invoices')
    })
    .leftJoin('payment_attempt as c', (on) => {
      void on.on('c.reference', 'e.reference').andOnVal('c.pays', 'account')
    })
    .leftJoin('payment_attempt as f', (on) => {
      void on.onVal('f.pays', 'orders').andOn((its) => {
        void its.on('f.reference', 'e.reference').orOn('f.id', 'a.attempt_id')
      })
    })
}

/** How many exceptions of an order nobody has resolved: its own, those of its parts, and those of a guardian's payment it has a share in. */
export function openExceptionsOf(database: Database, orderId: 'o.id') {
  return database.raw(
    `(select count(*) from payment_exception as e where e.resolved_at is null and e.reference in (
      select ea.reference from allocation as ea where ea.order_id = ${orderId} union all
      select ea.reference from split_part as ep join allocation as ea on ea.part_id = ep.id
      where ep.order_id = ${orderId} union all
      select ef.reference from allocation as ea join payment_attempt as ef on ef.id = ea.attempt_id
      where ea.order_id = ${orderId})) as exceptions`,
  )
}
