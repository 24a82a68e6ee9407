import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import type { AttemptStatus, PaymentPath } from './attempt.model.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'
import { attemptStatus } from './attempt-status.ts'
import { currentAttempt, type StartRange, ordersByStart, sumStarted } from './orders-by-start.store.ts'
import { openExceptionsOf } from './exception-list.store.ts'
import { foundBy, type Words } from './found-by.ts'
import { attemptWords, type OfficeWord, paidWords, statusesOf } from './office-word.ts'
import type { PaidStatus } from './payment.model.ts'

export const paymentSorts = ['started_at', 'approved_at', 'amount', 'student', 'name', 'status'] as const
export type PaymentSort = (typeof paymentSorts)[number]

export interface PaymentSearch extends Words, StartRange {
  readonly status?: OfficeWord
  readonly instance?: string
  readonly student?: string
}

export interface ListedPayment {
  readonly token: string
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly project: string
  readonly flow: 'parent' | 'admin'
  readonly total: number
  readonly attempt_amount: number | null
  readonly path: PaymentPath | null
  readonly paid: PaidStatus | null
  readonly attempt_status: AttemptStatus | null
  readonly instance: string | null
  readonly reference: string | null
  readonly provider_ref: string | null
  readonly started_at: string | null
  readonly approved_at: string | null
  /** Exceptions nobody has resolved yet. */
  readonly exceptions: number | string
}

interface Summed {
  readonly count: number | string
  readonly amount: number | string | null
}

/**
 * A page of the orders, each with the attempt that matters: the one that paid, that locks, or the last one. The sum is
 * of what was paid: what was declined or may still come is no money.
 */
export async function listPayments(
  database: Database,
  search: PaymentSearch,
  { page, sort }: { page: PageWish | null; sort: SortWish<PaymentSort> },
): Promise<Paged<ListedPayment>> {
  const sums = await sumPayments(database, search)
  if (page !== null && sort.by === 'started_at' && isByTimeAlone(search)) {
    const ids = await ordersByStart(database, search, { page, direction: sort.direction })
    if (ids.length === 0) return { items: [], ...sums }
    const shown: ShownRow[] = await shownRows(database, {}, sort).whereIn('o.id', [...ids])
    return { items: ids.flatMap((id) => shown.filter((row) => row.id === id).map(listedFrom)), ...sums }
  }
  const rows = shownRows(database, search, sort)
  const shown: ShownRow[] = await (page === null ? rows : rows.limit(page.limit).offset(page.offset))
  return { items: shown.map(listedFrom), ...sums }
}

type ShownRow = Omit<ListedPayment, 'name' | 'grade'> & NamedRow & { readonly id: string }

function listedFrom({ id: _id, ...row }: ShownRow): ListedPayment {
  return withName(row)
}

function shownRows(
  database: Database,
  search: PaymentSearch,
  { by, direction: order }: SortWish<PaymentSort>,
) {
  return matching(database, search)
    .select('o.id', ...columns, ...namedBy)
    .select({ attempt_status: attemptStatus(database) })
    .select(openExceptionsOf(database, 'o.id'))
    .orderBy([
      { column: by === 'status' ? wordOf(database) : sortColumns[by], order },
      { column: 'o.id', order },
    ])
}

function isByTimeAlone({ since: _since, until: _until, ...narrowing }: PaymentSearch): boolean {
  return Object.values(narrowing).every((value) => value === undefined)
}

async function sumPayments(database: Database, search: PaymentSearch) {
  if (isByTimeAlone(search)) {
    const isBounded = search.since !== undefined || search.until !== undefined
    return isBounded ? sumStarted(database, search) : sumOfAll(database)
  }
  const [summed]: Summed[] = await matching(database, search)
    .count({ count: '*' })
    .select(
      database.raw(`sum(case when a.status <> 'reversed' then coalesce(p.amount, 0) else 0 end) as amount`),
    )
  return { total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

/** All that was paid without what went back, of which there is little. */
async function sumOfAll(database: Database) {
  const [orders] = await database('enrollment_order').count<{ count: number | string }[]>({ count: '*' })
  const [paid]: Pick<Summed, 'amount'>[] = await database('payment').sum({ amount: 'amount' })
  const [wentBack]: Pick<Summed, 'amount'>[] = await database('payment_attempt as a')
    .join('payment as p', 'p.attempt_id', 'a.id')
    .where('a.status', 'reversed')
    .sum({ amount: 'p.amount' })
  const amount = Number(paid?.amount ?? 0) - Number(wentBack?.amount ?? 0)
  return { total: Number(orders?.count ?? 0), amount }
}

const columns = [
  'o.token',
  'o.student_code as student',
  'o.project',
  'o.flow',
  'o.total',
  'a.amount as attempt_amount',
  'a.path',
  'p.status as paid',
  'a.instance',
  'a.reference',
  'a.provider_ref',
  'a.started_at',
  'p.approved_at',
]

const sortColumns: Readonly<Record<Exclude<PaymentSort, 'status'>, string>> = {
  started_at: 'a.started_at',
  approved_at: 'p.approved_at',
  amount: 'o.total',
  student: 'o.student_code',
  name: 's.folded',
}

/** As `officeWord` says it, for the order of a list. */
function wordOf(database: Database) {
  const words = Object.entries(attemptWords)
  const whens = words.map(() => 'when ? then ?').join(' ')
  return database.raw(
    `case when a.status = 'reversed' or p.status is null then case ? ${whens} else '' end else p.status end`,
    [attemptStatus(database), ...words.flat()],
  )
}

const references = ['o.reference', 'a.reference', 'a.provider_ref', 'f.reference', 'd.number']

function matching(database: Database, { status, instance, student, since, until, ...words }: PaymentSearch) {
  const rows = joined(database)
  if (status !== undefined) narrowToWord(database, rows, status)
  if (instance !== undefined) void rows.where('a.instance', instance)
  if (student !== undefined) void rows.where('o.student_code', student)
  if (words.search !== undefined) void rows.where(foundBy(database, references, words))
  if (since !== undefined) void rows.where('a.started_at', '>=', since.toISOString())
  if (until !== undefined) void rows.where('a.started_at', '<', until.toISOString())
  return rows
}

function joined(database: Database) {
  return database('enrollment_order as o')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .leftJoin('payment_attempt as a', 'a.id', currentAttempt(database, 'o.id'))
    .leftJoin('family_payment as f', 'f.id', 'a.family_payment_id')
    .leftJoin('accounting_document as d', 'd.order_id', 'o.id')
}

/** As `officeWord` says it, turned round. */
function narrowToWord(database: Database, rows: ReturnType<typeof joined>, word: OfficeWord): void {
  if (paidWords.some((paid) => paid === word)) {
    void rows.where('p.status', word).whereNot('a.status', 'reversed')
    return
  }
  void rows.where((some) => {
    const statuses = statusesOf(word)
    void some.whereNull('p.id').where((one) => {
      for (const status of statuses) void one.orWhereRaw('? = ?', [attemptStatus(database), status])
    })
    if (statuses.includes('reversed')) void some.orWhere('a.status', 'reversed')
  })
}
