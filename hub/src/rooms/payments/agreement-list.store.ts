import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { ordersFound, type Words } from './found-by.ts'

/** What an attempt by bank agreement is to finance; one that ended otherwise is listed with the payments alone. */
const states = {
  waiting: 'agreement',
  paid: 'approved',
  expired: 'expired',
} as const satisfies Readonly<Record<string, AttemptStatus>>

export type AgreementState = keyof typeof states

export const agreementStates: readonly string[] = Object.keys(states)

const sortColumns = {
  started_at: 'a.started_at',
  expires_at: 'a.expires_at',
  amount: 'a.amount',
  student: 'o.student_code',
  name: 's.folded',
} as const

export type AgreementSort = keyof typeof sortColumns

export const agreementSorts: readonly string[] = Object.keys(sortColumns)

export interface AgreementWish extends Words {
  readonly state: AgreementState
  readonly sort: SortWish<AgreementSort>
  readonly page: PageWish | null
}

export interface ListedAgreement {
  readonly token: string
  readonly student_code: string
  /** Empty where the roster has lost them. */
  readonly name: string
  readonly grade: string
  readonly reference: string
  readonly amount: number
  readonly started_at: string
  readonly expires_at: string
}

/** Orders by bank agreement: those that wait for the bank, that it paid, or that nobody paid in time. */
export async function listAgreements(
  database: Database,
  { state, sort, page, ...words }: AgreementWish,
): Promise<Paged<ListedAgreement>> {
  const found = database('payment_attempt as a')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .where({ 'a.path': 'agreement', 'a.status': states[state] })
  if (words.search !== undefined) void found.whereIn('a.order_id', ordersFound(database, words))
  const [summed] = await found
    .clone()
    .count<{ count: number | string; amount: number | string | null }[]>({ count: '*' })
    .select(database.raw('sum(a.amount) as amount'))
  const sorted = found
    .clone()
    .select('o.token', 'o.student_code', 'a.reference', 'a.amount', 'a.started_at', 'a.expires_at')
    .select(namedBy)
    .orderBy([{ column: sortColumns[sort.by], order: sort.direction }, { column: 'a.id' }])
  const rows: AgreementRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: rows.map(withName), total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

type AgreementRow = Omit<ListedAgreement, 'name' | 'grade'> & NamedRow
