import type { Database } from '../../db/open-database.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import type { AttemptStatus } from './attempt.model.ts'

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
} as const

export type AgreementSort = keyof typeof sortColumns

export const agreementSorts: readonly string[] = Object.keys(sortColumns)

export interface AgreementWish {
  readonly state: AgreementState
  /** How a student's code or a reference begins. */
  readonly search?: string
  readonly sort: SortWish<AgreementSort>
  readonly page: PageWish | null
}

export interface ListedAgreement {
  readonly token: string
  readonly student_code: string
  /** Empty where the roster has lost them. */
  readonly name: string
  readonly reference: string
  readonly amount: number
  readonly started_at: string
  readonly expires_at: string
}

/** Orders by bank agreement: those that wait for the bank, that it paid, or that nobody paid in time. */
export async function listAgreements(
  database: Database,
  { state, search, sort, page }: AgreementWish,
): Promise<Paged<ListedAgreement>> {
  const found = database('payment_attempt as a')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .where({ 'a.path': 'agreement', 'a.status': states[state] })
  if (search !== undefined) void found.where(begins(['o.student_code', 'a.reference'], search))
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const sorted = found
    .clone()
    .select('o.token', 'o.student_code', 'a.reference', 'a.amount', 'a.started_at', 'a.expires_at')
    .select('s.first_names', 's.last_names')
    .orderBy([{ column: sortColumns[sort.by], order: sort.direction }, { column: 'a.id' }])
  const rows: AgreementRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: rows.map(listedFrom), total: Number(counted?.count ?? 0) }
}

interface AgreementRow extends Omit<ListedAgreement, 'name'> {
  readonly first_names: string | null
  readonly last_names: string | null
}

function listedFrom({ first_names: first, last_names: last, ...row }: AgreementRow): ListedAgreement {
  return { ...row, name: [first, last].filter((part) => part !== null).join(' ') }
}
