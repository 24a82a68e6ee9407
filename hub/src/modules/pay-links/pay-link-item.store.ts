import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { PayLink } from './pay-link.ts'

/** One thing that a link is for: a student's enrolment, a document of the student's partner, or an amount on account. */
export interface PayLinkItem {
  link_id: string
  place: number
  student_code: string
  partner_code: string | null
  doc_num: string | null
  concept: string
  /** COP of what is on account, else null. */
  amount: number | string | null
}

type LinkedThings = Pick<PayLink, 'students' | 'documents' | 'onAccount'>

export function itemsOf({ id, ...link }: LinkedThings & Pick<PayLink, 'id'>) {
  return thingsOf(link).map((thing, place) => ({ link_id: id, place, ...thing }))
}

const none = { partner_code: null, doc_num: null, concept: '', amount: null } as const

function thingsOf({ students, documents, onAccount }: LinkedThings) {
  if (onAccount !== null) return students.map((code) => ({ ...none, ...onAccount, student_code: code }))
  if (documents.length === 0) return students.map((code) => ({ ...none, student_code: code }))
  return documents.map(({ partnerCode, docNum, concept }) => ({
    student_code: studentCodeOf(partnerCode),
    partner_code: partnerCode,
    doc_num: docNum,
    concept,
    amount: null,
  }))
}

/** What these links are for, each in its order. */
export async function itemsOfLinks(
  database: Database,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PayLinkItem[]>> {
  const items = await inChunks(linkIds, (some) =>
    database<PayLinkItem>('pay_link_item')
      .whereIn('link_id', [...some])
      .orderBy(['link_id', 'place']),
  )
  const byLink = new Map<string, PayLinkItem[]>()
  for (const item of items) byLink.set(item.link_id, [...(byLink.get(item.link_id) ?? []), item])
  return byLink
}

export function whatItIsFor(items: readonly PayLinkItem[]): LinkedThings {
  const amounts = items.flatMap(({ amount, concept }) =>
    amount === null ? [] : [{ amount: Number(amount), concept }],
  )
  return {
    students: [...new Set(items.map(({ student_code }) => student_code))],
    onAccount: amounts[0] ?? null,
    documents: items.flatMap(({ partner_code, doc_num, concept }) =>
      partner_code === null || doc_num === null
        ? []
        : [{ partnerCode: partner_code, docNum: doc_num, concept }],
    ),
  }
}
