import { PluginFault } from '@matricula/contract'
import type { DaySpan, JournalEntry, Page, Paging, Read } from '@matricula/contract'
import type { Client } from './client.ts'
import { entryFromOrder, journalOrderProperties } from './from-order.ts'
import { entryFromPayment, paymentProperties } from './from-payment.ts'
import { quoted } from './odata.ts'

export interface JournalDeps {
  readonly client: Client
  /** Where our reference stands in an order, and in a payment. */
  readonly orderField: string
  readonly paymentField: string | null
}

interface JournalCursor {
  readonly in: 'Orders' | 'IncomingPayments'
  /** The last DocEntry that was answered. */
  readonly after: number
}

/**
 * The orders of some days, then their payments, each by DocDate and in the order of their entry. Cancelled ones are
 * left out.
 */
export async function pageOfJournal(
  deps: JournalDeps,
  { days, paging, read }: { readonly days: DaySpan; readonly paging: Paging; readonly read: Read },
): Promise<Page<JournalEntry>> {
  const begin = paging.cursor === undefined ? { in: 'Orders' as const, after: 0 } : placeFrom(paging.cursor)
  const query = {
    ...shapeOf(begin.in, deps),
    filter: `DocDate ge ${quoted(days.from)} and DocDate le ${quoted(days.to)} and Cancelled eq 'tNO' and DocEntry gt ${begin.after}`,
    orderby: 'DocEntry',
    top: paging.size,
  }
  const rows = await deps.client.list({ entity: begin.in, query }, read.signal)
  const items = rows.map((row) =>
    begin.in === 'Orders'
      ? entryFromOrder(row, deps.orderField)
      : entryFromPayment(row, deps.paymentField ?? ''),
  )
  return { items, next: nextPlace(begin.in, items, paging.size) }
}

function shapeOf(
  list: JournalCursor['in'],
  { orderField, paymentField }: JournalDeps,
): { select: readonly string[] } {
  if (list === 'Orders') return { select: [...journalOrderProperties, orderField] }
  return { select: [...paymentProperties, ...(paymentField === null ? [] : [paymentField])] }
}

function nextPlace(list: JournalCursor['in'], items: readonly JournalEntry[], size: number): string | null {
  const last = items.at(-1)
  if (items.length >= size && last !== undefined) return `${list}/${last.ref}`
  return list === 'Orders' ? 'IncomingPayments/0' : null
}

function placeFrom(cursor: string): JournalCursor {
  const [, list, after] = /^(Orders|IncomingPayments)\/(\d{1,15})$/.exec(cursor) ?? []
  if (list === 'Orders' || list === 'IncomingPayments') return { in: list, after: Number(after) }
  throw new PluginFault('invalid', 'a cursor of another list', { field: 'cursor' })
}
