import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { partnerCodeOf, studentCodeOf } from '../../shared/partner-code.ts'
import type { RefundStatus, RefundWay } from '../payments/index.ts'
import { namedBy, type NamedRow, studentsCalled, withName } from '../students/index.ts'
import { namedStudents } from './exception-students.store.ts'
import { ordersFound, type Words } from './found-by.ts'
import type { NamedDocument } from './read-refundable.ts'

export const refundSorts = ['status', 'sent_at'] as const
export type RefundSort = (typeof refundSorts)[number]

export interface RefundSearch extends Words {
  readonly status?: RefundStatus
  readonly way?: RefundWay
}

/** A refund with the order, or the guardian's payment, that it is taken from. */
export interface ListedRefund {
  readonly id: string
  readonly token: string
  readonly student: string
  /** Of accounting, where it is of one. */
  readonly document: NamedDocument | null
  readonly name: string
  readonly grade: string
  readonly amount: number | string
  readonly way: RefundWay
  readonly status: RefundStatus
  readonly reason: string | null
  readonly refusal: string | null
  readonly reference: string | null
  readonly day: string | null
  readonly paid_at: string
  readonly sent_at: string
  readonly ended_at: string | null
  readonly actor: string
}

/**
 * A page of the refunds of what payments paid; by `status`, the transfers that wait for somebody come first. The sum is of
 * what went back or is to: what was refused did not.
 */
export async function listRefunds(
  database: Database,
  search: RefundSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<RefundSort> },
): Promise<Paged<ListedRefund>> {
  const found = matching(database, search)
  const [counted]: readonly Counted[] = await found.clone().count({ count: '*' })
  const [summed]: readonly Summed[] = await found
    .clone()
    .whereIn('r.status', ['sent', 'done'])
    .sum({ amount: 'r.amount' })
  const rows = await pageOfParts<ShownRow>(partsOf(found, sort), page, (ids) => shownRows(database, ids))
  const sums = { total: Number(counted?.count ?? 0), amount: Number(summed?.amount ?? 0) }
  return { items: await listedFrom(database, rows), ...sums }
}

interface Counted {
  readonly count: number | string
}

interface Summed {
  readonly amount: number | string | null
}

function partsOf(
  found: ReturnType<typeof matching>,
  { by, direction }: SortOrder<RefundSort>,
): readonly ListPart[] {
  const inTime = (order: 'asc' | 'desc') =>
    found
      .clone()
      .select('r.id')
      .orderBy([
        { column: 'r.sent_at', order },
        { column: 'r.id', order },
      ])
  if (by === 'sent_at') return [inTime(direction)]
  const sent = () => inTime(direction).where('r.status', 'sent')
  return inDirection(
    direction,
    sent().where('r.way', 'bank'),
    sent().where('r.way', 'provider'),
    inTime(direction === 'asc' ? 'desc' : 'asc').whereNot('r.status', 'sent'),
  )
}

function matching(database: Database, { status, way, ...words }: RefundSearch) {
  const rows = database('refund as r').whereNotNull('r.allocation_id')
  if (status !== undefined) void rows.where('r.status', status)
  if (way !== undefined) void rows.where('r.way', way)
  return words.search === undefined ? rows : rows.whereIn('r.id', refundsFound(database, words))
}

/** By the transfer's or the provider's reference, by what finds the order, or by the document, its payment and student. */
function refundsFound(database: Database, words: Words) {
  const { search = '' } = words
  const refunds = () => database('refund as fr').select('fr.id')
  const parts = () => refunds().join('allocation as ra', 'ra.id', 'fr.allocation_id')
  const documents = () => parts().whereNotNull('ra.doc_num')
  const called = studentsCalled(database, search)
  return refunds()
    .where(beginsAsTyped(database, 'fr.provider_ref', search))
    .unionAll([
      parts().whereIn('ra.order_id', ordersFound(database, words)),
      documents().where(beginsAsTyped(database, 'ra.doc_num', search)),
      documents().where(beginsAsTyped(database, 'ra.reference', search)),
      ...(called === null ? [] : [documents().whereIn('ra.partner_code', partnersOf(database, called))]),
    ])
}

function partnersOf(database: Database, codes: NonNullable<ReturnType<typeof studentsCalled>>) {
  const partner = database.raw('replace(?, ?, fs.code)', [partnerCodeOf('#'), '#'])
  return database('student as fs').whereIn('fs.code', codes).select(partner)
}

type ShownRow = Omit<ListedRefund, 'student' | 'name' | 'grade' | 'document'> &
  NamedRow & {
    /** Of the order; a document names its student in its partner's code. */
    readonly student_code: string | null
    readonly partner_code: string | null
    readonly doc_num: string | null
  }

const columns = [
  'r.id',
  'o.student_code',
  'a.partner_code',
  'a.doc_num',
  'r.amount',
  'r.way',
  'r.status',
  'r.reason',
  'r.refusal',
  'r.provider_ref as reference',
  'r.day',
  'p.approved_at as paid_at',
  'r.sent_at',
  'r.ended_at',
  'r.actor',
]

function shownRows(database: Database, ids: readonly string[]): Promise<ShownRow[]> {
  return database('refund as r')
    .join('payment as p', 'p.id', 'r.payment_id')
    .join('allocation as a', 'a.id', 'r.allocation_id')
    .join('payment_attempt as t', 't.id', 'a.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .whereIn('r.id', [...ids])
    .select(...columns, ...namedBy)
    .select({ token: database.raw('coalesce(o.token, t.token)') })
}

async function listedFrom(database: Database, rows: readonly ShownRow[]): Promise<readonly ListedRefund[]> {
  const billed = rows.flatMap(({ partner_code: partner }) =>
    partner === null ? [] : [studentCodeOf(partner)],
  )
  const named = new Map(
    (await namedStudents(database, [...new Set(billed)])).map((student) => [student.code, student]),
  )
  return rows.map(({ student_code: ordered, partner_code: CardCode, doc_num: DocNum, ...row }) => {
    const listed = withName(row)
    if (CardCode === null || DocNum === null) return { ...listed, student: ordered ?? '', document: null }
    const student = studentCodeOf(CardCode)
    const { name = '', grade = '' } = named.get(student) ?? {}
    return { ...listed, student, name, grade, document: { CardCode, DocNum } }
  })
}
