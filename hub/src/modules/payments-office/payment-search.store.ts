import type { Database } from '../../db/database.ts'
import { allocationStatus } from '../payments/allocation-status.ts'
import { ordersFound, type Words } from './found-by.ts'
import { type StatusLabel, paidWords, statusesOf } from '../payments/status-label.ts'
import type { PaidStatus } from '../payments/index.ts'

export interface PaymentSearch extends Words {
  readonly status?: StatusLabel
  readonly instance?: string
  readonly student?: string
  /** When the current attempt began, half-open. */
  readonly since?: Date
  readonly until?: Date
}

/** What stands beside an order `o`: its current allocation `a`, the allocation `p` that paid it, its student `s`. */
type Beside = 'attempt' | 'payment' | 'student'

/**
 * The current allocation of an order: the one that paid, that locks, or the last one; as a value for a query that calls the
 * order's id so.
 */
export function currentAllocation(database: Database, orderId: 'o.id' | 'a.order_id') {
  const own = (table: string) =>
    database(`allocation as ${table}`)
      .whereRaw('?? = ??', [`${table}.order_id`, orderId])
      .select(`${table}.id`)
  return database.raw('coalesce(?, ?, ?)', [
    own('w').whereNotNull('w.paid_as'),
    own('h').whereNotNull('h.open_key'),
    own('l')
      .orderBy([
        { column: 'l.planned_at', order: 'desc' },
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
  if (isPaidWord(status)) void rows.where('p.paid_as', status).whereNot('p.status', 'reversed')
  else if (status !== undefined) narrowToUnpaid(database, rows, status)
  if (instance !== undefined) void rows.where('a.instance', instance)
  if (student !== undefined) void rows.where('o.student_code', student)
  if (words.search !== undefined) void rows.whereIn('o.id', ordersFound(database, words))
  if (since !== undefined) void rows.where('a.planned_at', '>=', since.toISOString())
  if (until !== undefined) void rows.where('a.planned_at', '<', until.toISOString())
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
  if (beside.has('payment')) void rows.join('allocation as p', 'p.order_id', 'o.id').whereNotNull('p.paid_as')
  // Every name is one; naming them has the embedded database begin with their index.
  if (beside.has('student'))
    void rows.join('student as s', 's.code', 'o.student_code').where('s.folded', '>=', '')
  if (beside.has('attempt')) {
    void rows
      .join('allocation as a', 'a.order_id', 'o.id')
      .where('a.id', currentAllocation(database, 'a.order_id'))
  }
  return rows
}

/** Of an order that was paid. */
const takenBack: ReadonlySet<string> = new Set(['reversed', 'refunded'])

/** As `officeWord` says it, turned round. */
function narrowToUnpaid(database: Database, rows: ReturnType<typeof ordersWith>, word: StatusLabel): void {
  const statuses = statusesOf(word)
  // An attempt that is told as given back may have ended as failed, or as the provider's reversal does.
  void rows.whereIn('a.status', [
    ...statuses,
    ...(statuses.includes('returned') ? ['failed', 'reversed'] : []),
  ])
  void rows.where((some) => {
    void some.where((unpaid) => {
      void unpaid.whereNotExists(paidAllocationOf(database))
      void unpaid.where((one) => {
        for (const status of statuses) void one.orWhereRaw('? = ?', [allocationStatus(database), status])
      })
    })
    for (const status of statuses.filter((each) => takenBack.has(each)))
      void some.orWhereRaw('? = ?', [allocationStatus(database), status])
  })
}

/** The student of an order `o`, where the roster has them. */
export function studentOfOrder(database: Database) {
  return database('student as n').whereRaw('n.code = o.student_code').select('n.code')
}

/** The allocation that paid an order `o`. */
export function paidAllocationOf(database: Database) {
  return database('allocation as n').whereRaw('n.order_id = o.id').whereNotNull('n.paid_as').select('n.id')
}
