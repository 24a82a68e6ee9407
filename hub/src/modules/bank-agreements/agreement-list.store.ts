import { pesosIn } from '../../../api/pesos.ts'
import type { Database } from '../../db/database.ts'
import { type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'
import type { AttemptStatus } from '../payments/index.ts'
import { ordersFound, studentOfOrder, type Words } from '../payments-office/index.ts'

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

export interface AgreementQuery extends Words {
  readonly state: AgreementState
  readonly sort: SortOrder<AgreementSort>
  readonly page: PageQuery | null
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
  { state, sort, page, ...words }: AgreementQuery,
): Promise<Paged<ListedAgreement>> {
  const found = matching(database, state, words)
  const [summed] = await found
    .clone()
    .count<{ count: number | string; amount: number | string | null }[]>({ count: '*' })
    .select(database.raw('sum(a.amount) as amount'))
  const rows = await pageOfParts<AgreementRow>(partsOf(database, found, sort), page, (ids) =>
    shownRows(database, ids),
  )
  const items = rows.map(({ id: _id, ...row }) => withName(row))
  return { items, total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

function matching(database: Database, state: AgreementState, words: Words) {
  const rows = database('payment_attempt as a').where({ 'a.path': 'agreement', 'a.status': states[state] })
  const { search } = words
  if (search === undefined) return rows
  const pesos = pesosIn(search)
  return rows.where((some) => {
    void some.whereIn('a.id', attemptsFound(database, words))
    if (pesos !== null) void some.orWhere('a.amount', pesos)
  })
}

/** Those that are for an order that the words find. */
function attemptsFound(database: Database, words: Words) {
  return database('allocation as fp')
    .whereIn('fp.order_id', ordersFound(database, words))
    .select('fp.attempt_id')
}

/** By name, those whom the roster has lost stand after everybody who has one. */
function partsOf(
  database: Database,
  found: ReturnType<typeof matching>,
  { by, direction }: SortOrder<AgreementSort>,
): readonly ListPart[] {
  const sorted = (rows: ReturnType<typeof matching>, column: string) =>
    rows.select('a.id').orderBy([{ column, order: direction }, { column: 'a.id' }])
  const ofOrders = () =>
    found
      .clone()
      .join('allocation as p', 'p.attempt_id', 'a.id')
      .join('enrollment_order as o', 'o.id', 'p.order_id')
  if (by === 'student') return [sorted(ofOrders(), sortColumns.student)]
  if (by !== 'name') return [sorted(found.clone(), sortColumns[by])]
  return [
    sorted(
      ofOrders().join('student as s', 's.code', 'o.student_code').where('s.folded', '>=', ''),
      sortColumns.name,
    ),
    sorted(ofOrders().whereNotExists(studentOfOrder(database)), sortColumns.student),
  ]
}

function shownRows(database: Database, ids: readonly string[]): Promise<AgreementRow[]> {
  return database('payment_attempt as a')
    .whereIn('a.id', [...ids])
    .join('allocation as p', 'p.attempt_id', 'a.id')
    .join('enrollment_order as o', 'o.id', 'p.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .select('a.id', 'o.token', 'o.student_code', 'a.reference', 'a.amount', 'a.started_at', 'a.expires_at')
    .select(namedBy)
}

type AgreementRow = Omit<ListedAgreement, 'name' | 'grade'> & NamedRow & { readonly id: string }
