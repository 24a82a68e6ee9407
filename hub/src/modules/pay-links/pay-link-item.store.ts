import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { PayLink } from './pay-link.ts'

/** One thing that a link is for: a student's enrolment, or a document of the student's partner. */
export interface PayLinkItem {
  link_id: string
  place: number
  student_code: string
  partner_code: string | null
  doc_num: string | null
  concept: string
}

export function itemsOf({ id, students, documents }: Pick<PayLink, 'id' | 'students' | 'documents'>) {
  const items =
    documents.length === 0
      ? students.map((code) => ({ student_code: code, partner_code: null, doc_num: null, concept: '' }))
      : documents.map(({ partnerCode, docNum, concept }) => ({
          student_code: studentCodeOf(partnerCode),
          partner_code: partnerCode,
          doc_num: docNum,
          concept,
        }))
  return items.map((item, place) => ({ link_id: id, place, ...item }))
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

export function whatItIsFor(items: readonly PayLinkItem[]): Pick<PayLink, 'students' | 'documents'> {
  return {
    students: [...new Set(items.map(({ student_code }) => student_code))],
    documents: items.flatMap(({ partner_code, doc_num, concept }) =>
      partner_code === null || doc_num === null
        ? []
        : [{ partnerCode: partner_code, docNum: doc_num, concept }],
    ),
  }
}
