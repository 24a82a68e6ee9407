import type { Database } from '../../db/database.ts'
import { largestPage, type Paged, type PageQuery } from '../../http/paging.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import type { AttemptStatus } from '../payments/index.ts'
import type { NamedDocument } from './read-refundable.ts'

/** A partner's document that was paid here. */
export interface ListedDocument {
  readonly token: string
  readonly document: NamedDocument
  /** COP that were paid, and what of that the school gives back, or gave. */
  readonly amount: number
  readonly refunded: number
  /** Its provider took all of it back. */
  readonly returned: boolean
  readonly reference: string
  readonly paid_at: string
}

interface Row extends Pick<ListedDocument, 'token' | 'reference' | 'paid_at'> {
  readonly partner_code: string
  readonly doc_num: string
  readonly amount: number | string
  readonly refunded: number | string
  readonly status: AttemptStatus
}

/** What was paid of a student's invoices, the latest first. */
export async function listPaidDocuments(
  database: Database,
  studentCode: string,
  page: PageQuery | null,
): Promise<Paged<ListedDocument>> {
  const paid = () =>
    database('allocation as a')
      .where({ 'a.partner_code': partnerCodeOf(studentCode) })
      .whereNotNull('a.paid_as')
  const [counted] = await paid().count<{ count: number | string }[]>({ count: '*' })
  const { offset, limit } = page ?? { offset: 0, limit: largestPage }
  const rows: readonly Row[] = await paid()
    .join('payment_attempt as t', 't.id', 'a.attempt_id')
    .orderBy([
      { column: 'a.approved_at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ])
    .offset(offset)
    .limit(limit)
    .select('t.token', 'a.partner_code', 'a.doc_num', 'a.amount', 'a.refunded', 'a.status', 'a.reference')
    .select({ paid_at: 'a.approved_at' })
  return { items: rows.map(listedFrom), total: Number(counted?.count ?? 0) }
}

function listedFrom({ partner_code: CardCode, doc_num: DocNum, status, ...row }: Row): ListedDocument {
  const [amount, refunded] = [Number(row.amount), Number(row.refunded)]
  const returned = status === 'reversed' && refunded < amount
  const { token, reference, paid_at } = row
  return { token, document: { CardCode, DocNum }, amount, refunded, returned, reference, paid_at }
}
