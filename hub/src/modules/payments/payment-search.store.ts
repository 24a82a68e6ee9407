import type { Database } from '../../db/open-database.ts'
import { attemptStatus } from './attempt-status.ts'
import { ordersFound, type Words } from './found-by.ts'
import { type StatusLabel, paidWords, statusesOf } from './status-label.ts'
import type { PaidStatus } from './payment.model.ts'

export interface PaymentSearch extends Words {
  readonly status?: StatusLabel
  readonly instance?: string
  readonly student?: string
  /** When the current attempt began, half-open. */
  readonly since?: Date
  readonly until?: Date
}

/** What stands beside an order `o`: its current attempt `a`, its payment `p`, its student `s`. */
type Beside = 'attempt' | 'payment' | 'student'

/**
 * The current attempt of an order: the one that paid, that locks, or the last one; as a value for a query that calls
 * the order's id so.
 */
export function currentAttempt(database: Database, orderId: 'o.id' | 'a.order_id') {
  const own = (table: string, column: string) => database(table).whereRaw('?? = ??', [column, orderId])
  return database.raw('coalesce(?, ?, ?)', [
    own('payment as w', 'w.order_id').select('w.attempt_id'),
    own('payment_attempt as h', 'h.open_order_id').select('h.id'),
    own('payment_attempt as l', 'l.order_id')
      .select('l.id')
      .orderBy([
        { column: 'l.started_at', order: 'desc' },
        { column: 'l.id', order: 'desc' },
      ])
      .limit(1),
  ])
}

/** The orders `o` of a search that have what is asked for beside them. */
export function ordersMatching(
  database: Database,
  search: PaymentSearch,
  beside: readonly Beside[] = [],
): ReturnType<typeof ordersWith> {
  const { status, instance, student, since, until, ...words } = search
  const rows = ordersWith(database, new Set([...beside, ...askedOf(search)]))
  if (isPaidWord(status)) void rows.where('p.status', status).whereNotIn('p.attempt_id', wentBack(database))
  else if (status !== undefined) narrowToUnpaid(database, rows, status)
  if (instance !== undefined) void rows.where('a.instance', instance)
  if (student !== undefined) void rows.where('o.student_code', student)
  if (words.search !== undefined) void rows.whereIn('o.id', ordersFound(database, words))
  if (since !== undefined) void rows.where('a.started_at', '>=', since.toISOString())
  if (until !== undefined) void rows.where('a.started_at', '<', until.toISOString())
  return rows
}

/** What the conditions of a search are about. */
function askedOf({ status, instance, since, until }: PaymentSearch): readonly Beside[] {
  const isAboutAttempt = [instance, since, until].some((asked) => asked !== undefined)
  if (isPaidWord(status)) return isAboutAttempt ? ['payment', 'attempt'] : ['payment']
  return isAboutAttempt || status !== undefined ? ['attempt'] : []
}

function isPaidWord(status: StatusLabel | undefined): status is PaidStatus {
  return paidWords.some((paid) => paid === status)
}

/** Each is joined by both keys where it has two, so that a query may begin with whichever is the shorter way. */
function ordersWith(database: Database, beside: ReadonlySet<Beside>) {
  const rows = database('enrollment_order as o')
  if (beside.has('payment')) void rows.join('payment as p', 'p.order_id', 'o.id')
  // Every name is one; naming them has the embedded database begin with their index.
  if (beside.has('student'))
    void rows.join('student as s', 's.code', 'o.student_code').where('s.folded', '>=', '')
  if (beside.has('attempt')) {
    void rows
      .join('payment_attempt as a', 'a.order_id', 'o.id')
      .where('a.id', currentAttempt(database, 'a.order_id'))
  }
  return rows
}

/** Attempts whose money the bank took back, of which there are few. */
function wentBack(database: Database) {
  return database('payment_attempt').where({ status: 'reversed' }).select('id')
}

/** As `officeWord` says it, turned round. */
function narrowToUnpaid(database: Database, rows: ReturnType<typeof ordersWith>, word: StatusLabel): void {
  const statuses = statusesOf(word)
  // An attempt that is told as given back may have ended as failed.
  void rows.whereIn('a.status', [...statuses, ...(statuses.includes('returned') ? ['failed'] : [])])
  void rows.where((some) => {
    void some.where((unpaid) => {
      void unpaid.whereNotExists(paymentOf(database))
      void unpaid.where((one) => {
        for (const status of statuses) void one.orWhereRaw('? = ?', [attemptStatus(database), status])
      })
    })
    if (statuses.includes('reversed')) void some.orWhere('a.status', 'reversed')
  })
}

/** The student of an order `o`, where the roster has them. */
export function studentOfOrder(database: Database) {
  return database('student as n').whereRaw('n.code = o.student_code').select('n.code')
}

/** The payment of an order `o`. */
export function paymentOf(database: Database) {
  return database('payment as n').whereRaw('n.order_id = o.id').select('n.id')
}
