import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { partnerCodeOf, studentCodeOf } from '../../shared/partner-code.ts'
import type { RefundStatus, RefundWay } from '../payments/index.ts'
import { namedBy, type NamedRow, studentsCalled, withName } from '../students/index.ts'
import { type ExceptionStudent, namedStudents } from './exception-students.store.ts'
import { ordersFound, type Words } from './found-by.ts'
import type { NamedDocument } from './read-refundable.ts'
import { exceptionsOfRefunds, type RefundedException, type RefundedThing } from './unapplied-refunds.store.ts'

export const refundSorts = ['status', 'sent_at'] as const
export type RefundSort = (typeof refundSorts)[number]

export interface RefundSearch extends Words {
  readonly status?: RefundStatus
  readonly way?: RefundWay
}

/** A refund with the order, the payment or the exception that it is taken from (payments-45, payments-52). */
export interface ListedRefund {
  readonly id: string
  readonly token: string
  readonly student: string
  readonly of: RefundedThing
  /** Of accounting, where it is of one. */
  readonly document: NamedDocument | null
  /** Reference of the exception that it was decided in; null of any other. */
  readonly exception: string | null
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
 * A page of all refunds; by `status`, the transfers that wait for somebody come first. The sum is of
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
  const rows = database('refund as r')
  if (status !== undefined) void rows.where('r.status', status)
  if (way !== undefined) void rows.where('r.way', way)
  if (words.search === undefined) return rows
  // Named once, for it is asked three times and has up to a thousand values.
  return rows.with(foundName, ordersFound(database, words)).whereIn('r.id', refundsFound(database, words))
}

const foundName = 'found_order'

/** By the transfer's or the provider's reference, by what finds the order, or by document, payment and student. */
function refundsFound(database: Database, words: Words) {
  const { search = '' } = words
  const refunds = () => database('refund as fr').select('fr.id')
  const parts = () => refunds().join('allocation as ra', 'ra.id', 'fr.allocation_id')
  const ofPartners = () => parts().whereNotNull('ra.partner_code')
  const called = studentsCalled(database, search)
  const found = database(foundName).select('id')
  const payments = () =>
    refunds().whereNull('fr.allocation_id').join('payment as fp', 'fp.id', 'fr.payment_id')
  const ofPayments = () => payments().join('allocation as ra', 'ra.attempt_id', 'fp.attempt_id')
  return refunds()
    .where(beginsAsTyped(database, 'fr.provider_ref', search))
    .unionAll([
      parts().whereIn('ra.order_id', found),
      payments().where(beginsAsTyped(database, 'fp.reference', search)),
      payments().where(beginsAsTyped(database, 'fp.provider_ref', search)),
      ofPayments().whereIn('ra.order_id', found),
      ofPayments().join('split_part as rs', 'rs.id', 'ra.part_id').whereIn('rs.order_id', found),
      ofPartners().where(beginsAsTyped(database, 'ra.doc_num', search)),
      ofPartners().where(beginsAsTyped(database, 'ra.reference', search)),
      ...(called === null
        ? []
        : [ofPartners(), ofPayments()].map((of) =>
            of.whereIn('ra.partner_code', partnersOf(database, called)),
          )),
    ])
}

function partnersOf(database: Database, codes: NonNullable<ReturnType<typeof studentsCalled>>) {
  const partner = database.raw('replace(?, ?, fs.code)', [partnerCodeOf('#'), '#'])
  return database('student as fs').whereIn('fs.code', codes).select(partner)
}

type ShownRow = Omit<ListedRefund, 'student' | 'name' | 'grade' | 'of' | 'document' | 'exception' | 'token'> &
  NamedRow & {
    /** Of the order; a document names its student in its partner's code. */
    readonly student_code: string | null
    readonly partner_code: string | null
    readonly doc_num: string | null
    /** Of what paid something; an exception has its own. */
    readonly token: string | null
    readonly cause: string
  }

const columns = [
  'r.id',
  'r.cause',
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
    .leftJoin('allocation as a', 'a.id', 'r.allocation_id')
    .leftJoin('payment_attempt as t', 't.id', 'a.attempt_id')
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
  const unapplied = rows.filter(({ token }) => token === null).map(({ cause }) => cause)
  const exceptions = await exceptionsOfRefunds(database, unapplied)
  return rows.map(({ cause, token, ...row }) =>
    token === null
      ? ofException(row, exceptions.get(cause) ?? nothingKnown)
      : ofPaid({ ...row, token }, (code) => named.get(code) ?? { name: '', grade: '' }),
  )
}

type RefundRow = Omit<ShownRow, 'cause' | 'token'>

const nothingKnown: RefundedException = {
  token: 'none',
  of: 'unknown',
  students: [],
  exception: '',
  reason: null,
}

function ofException(
  { student_code: _ordered, partner_code: _partner, doc_num: _document, ...row }: RefundRow,
  { students, reason, ...about }: RefundedException,
): ListedRefund {
  const all = (field: keyof ExceptionStudent) => students.map((student) => student[field]).join(', ')
  const whose = { student: all('code'), name: all('name'), grade: all('grade') }
  return { ...withName(row), ...about, ...whose, document: null, reason }
}

function ofPaid(
  {
    student_code: ordered,
    partner_code: CardCode,
    doc_num: DocNum,
    ...row
  }: RefundRow & { readonly token: string },
  called: (code: string) => Pick<ExceptionStudent, 'name' | 'grade'>,
): ListedRefund {
  const listed = { ...withName(row), exception: null }
  if (CardCode === null) return { ...listed, of: 'order', student: ordered ?? '', document: null }
  const student = studentCodeOf(CardCode)
  const { name, grade } = called(student)
  const ofPartner = { ...listed, student, name, grade }
  if (DocNum === null) return { ...ofPartner, of: 'account', document: null }
  return { ...ofPartner, of: 'invoice', document: { CardCode, DocNum } }
}
