import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { BegunByLink } from './link-attempt.store.ts'
import { sharesOf } from './share.store.ts'

/** Whose order, document or account it pays, by code and each once. */
export async function studentsPaidFor(
  { database }: { readonly database: Database },
  { of, attempt }: BegunByLink,
): Promise<readonly string[]> {
  switch (of) {
    case 'orders':
      return (await sharesOf(database, attempt.id)).map(({ studentCode }) => studentCode)
    case 'order':
    case 'part':
      return [attempt.order.studentCode]
    case 'invoices':
    case 'account':
      return [...new Set(attempt.allocations.map(({ partnerCode }) => studentCodeOf(partnerCode)))]
  }
}
