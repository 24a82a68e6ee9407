import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { itemsOfLinks } from './pay-link-item.store.ts'

/** The links of these students with what was written on them, and what of these students each is for. */
export async function payLinksOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  const rows: readonly { readonly id: string }[] = await database('pay_link')
    .whereIn('id', ofStudents(database, studentCodes).select('link_id'))
    .orderBy(['made_at', 'id'])
    .select('id', 'kind', 'shows', 'note', 'made_by', 'made_at', 'expires_at', 'withdrawn_at')
  const items = await itemsOfLinks(
    database,
    rows.map(({ id }) => id),
  )
  const own = new Set(studentCodes)
  return rows.map(({ id, ...link }) => ({
    ...link,
    for: (items.get(id) ?? [])
      .filter(({ student_code }) => own.has(student_code))
      .map(({ student_code, doc_num, concept, amount }) => ({
        student_code,
        doc_num,
        concept,
        amount: amount === null ? null : Number(amount),
      })),
  }))
}

/** A link that is for others too goes with any of them. */
export async function deletePayLinksOf(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  const ids: readonly string[] = await ofStudents(trx, studentCodes).pluck('link_id')
  return deletePayLinks(trx, ids)
}

/** Deletes links that ended before then; a payment that was begun by one stays as it is. */
export async function deletePayLinksBefore(trx: Transaction, before: Date): Promise<number> {
  const ids: readonly string[] = await trx('pay_link')
    .where('expires_at', '<', before.toISOString())
    .pluck('id')
  return deletePayLinks(trx, ids)
}

/** SQL Server takes 2,100 values in one statement. */
const atOnce = 500

async function deletePayLinks(trx: Transaction, linkIds: readonly string[]): Promise<number> {
  let deleted = 0
  for (let from = 0; from < linkIds.length; from += atOnce) {
    const ids = linkIds.slice(from, from + atOnce)
    await trx('pay_link_item').whereIn('link_id', ids).delete()
    deleted += await trx('pay_link').whereIn('id', ids).delete()
  }
  return deleted
}

function ofStudents(database: Database, studentCodes: readonly string[]) {
  return database('pay_link_item').whereIn('student_code', [...studentCodes])
}
