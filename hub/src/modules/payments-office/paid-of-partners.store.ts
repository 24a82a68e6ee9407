import type { Database } from '../../db/database.ts'
import { largestPage, type Paged, type PageQuery } from '../../http/paging.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import type { AttemptStatus } from '../payments/index.ts'

/** What was paid of a partner: a document of accounting, or money on account. */
export interface PaidOfPartner {
  readonly token: string
  readonly partnerCode: string
  /** Null of money on account. */
  readonly docNum: string | null
  /** COP that were paid, and what of that the school gives back, or gave. */
  readonly amount: number
  readonly refunded: number
  /** Its provider took all of it back. */
  readonly returned: boolean
  readonly reference: string
  readonly paid_at: string
}

interface Row extends Pick<PaidOfPartner, 'token' | 'reference' | 'paid_at'> {
  readonly partner_code: string
  readonly doc_num: string | null
  readonly amount: number | string
  readonly refunded: number | string
  readonly status: AttemptStatus
}

export interface PaidSearch {
  readonly of: 'documents' | 'account'
  readonly studentCodes: readonly string[]
}

/** What was paid of these students' partners, the latest first. */
export async function listPaidOfPartners(
  database: Database,
  { of, studentCodes }: PaidSearch,
  page: PageQuery | null,
): Promise<Paged<PaidOfPartner>> {
  const paid = () => {
    const rows = database('allocation as a')
      .whereIn('a.partner_code', studentCodes.map(partnerCodeOf))
      .whereNotNull('a.paid_as')
    return of === 'account' ? rows.whereNull('a.doc_num') : rows.whereNotNull('a.doc_num')
  }
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
  return { items: rows.map(paidFrom), total: Number(counted?.count ?? 0) }
}

function paidFrom({ partner_code: partnerCode, doc_num: docNum, status, ...row }: Row): PaidOfPartner {
  const [amount, refunded] = [Number(row.amount), Number(row.refunded)]
  const returned = status === 'reversed' && refunded < amount
  const { token, reference, paid_at } = row
  return { token, partnerCode, docNum, amount, refunded, returned, reference, paid_at }
}
