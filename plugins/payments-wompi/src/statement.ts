import { bogotaDay, isWithin, PluginFault, shiftDay } from '@matricula/contract'
import type { DaySpan, Page, Paging, ProviderPayment } from '@matricula/contract'
import { pesosFrom } from './cents.ts'
import { mostOnPage } from './client.ts'
import type { WompiClient } from './client.ts'
import { instantOf, paymentFrom } from './from-transaction.ts'
import type { MappingContext, Transaction } from './from-transaction.ts'

/** Wompi lists by the day of creation; a bank may take days to approve. */
const daysBefore = 7

/** Wompi does not say in which zone its days are, nor whether the last one is in. */
const daysAfter = 2

export interface StatementQuery {
  readonly days: DaySpan
  readonly paging: Paging
  readonly signal: AbortSignal
}

/**
 * One of Wompi's pages, less what did not move money on those days in Bogotá; so a page may be empty and not the last.
 */
export async function statementOf(
  client: WompiClient,
  context: MappingContext,
  { days, paging, signal }: StatementQuery,
): Promise<Page<ProviderPayment>> {
  const page = pageNumber(paging.cursor)
  const page_size = Math.min(paging.size, mostOnPage)
  const from_date = shiftDay(days.from, -daysBefore)
  const until_date = shiftDay(days.to, daysAfter)
  const listed = await client.transactions({ from_date, until_date, page, page_size }, signal)
  return {
    items: listed
      .filter((transaction) => movedWithin(transaction, days) && isWhole(transaction, context))
      .map((transaction) => paymentFrom(transaction, context)),
    next: listed.length < page_size ? null : String(page + 1),
  }
}

function pageNumber(cursor: string | undefined): number {
  if (cursor === undefined) return 1
  if (/^[1-9]\d{0,6}$/.test(cursor)) return Number(cursor)
  throw new PluginFault('invalid', 'no such cursor', { field: 'cursor' })
}

function movedWithin(transaction: Transaction, days: DaySpan): boolean {
  const moved = transaction.status === 'APPROVED' || transaction.status === 'VOIDED'
  return moved && isWithin(bogotaDay(new Date(instantOf(transaction))), days)
}

/** One odd transaction of somebody else's must not hide the whole day. */
function isWhole({ id, amount_in_cents }: Transaction, { log }: MappingContext): boolean {
  if (pesosFrom(amount_in_cents) !== null) return true
  log.warn({ providerRef: id }, 'left out of the statement: its amount is not whole pesos')
  return false
}
