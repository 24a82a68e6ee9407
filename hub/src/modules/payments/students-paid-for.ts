import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { BegunByLink } from './link-attempt.store.ts'
import { sharesOf } from './share.store.ts'

/** Whose order or document it pays, by code and each once. */
export async function studentsPaidFor(
  { database }: { readonly database: Database },
  { of, attempt }: BegunByLink,
): Promise<readonly string[]> {
  if (of === 'orders') return (await sharesOf(database, attempt.id)).map(({ studentCode }) => studentCode)
  if (of !== 'invoices') return [attempt.order.studentCode]
  return [...new Set(attempt.allocations.map(({ partnerCode }) => studentCodeOf(partnerCode)))]
}
