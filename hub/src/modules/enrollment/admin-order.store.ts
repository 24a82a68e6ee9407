import type { BookedLine } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Ids } from '../../shared/ids.ts'
import type { AdminOrder } from '../pricing/admin-order.ts'
import { keepOrderStatus } from '../students/index.ts'
import type { EnrollmentOrder } from './order.model.ts'
import type { OrderKey } from './order.store.ts'

export interface NewAdminOrder {
  readonly key: OrderKey
  readonly order: AdminOrder
  readonly ids: Ids
  readonly at: Date
}

/**
 * Writes an administrator's order as the student's one order of the project; null when there is one already, of
 * either flow. Nobody pays it here: period, method and quotas are 0.
 */
export async function addAdminOrder(
  trx: Transaction,
  { key, order, ids, at }: NewAdminOrder,
): Promise<{ readonly id: string } | null> {
  const id = ids.id()
  const row = {
    id,
    project: key.project,
    student_code: key.studentCode,
    flow: 'admin',
    token: ids.token(),
    reference: ids.reference(),
    status: 'sending',
    version: 1,
    period: 0,
    method: 0,
    quotas: 0,
    total: order.total,
    quote: JSON.stringify(order),
    choices: JSON.stringify({ services: servicesOf(order) }),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
  const added = await insertIfAbsent(trx, 'enrollment_order', row, ['project', 'student_code'])
  if (!added) return null
  await keepOrderStatus(trx, id)
  return { id }
}

/** The outbox's key of an order: one delivery, however often it is asked for. */
export function deliveryKeyOf({ id }: Pick<EnrollmentOrder, 'id'>): string {
  return `admin-order:${id}`
}

/** The services an order was composed of, in the season's order. */
export function servicesOf({ lines }: AdminOrder): readonly string[] {
  return lines.filter(({ selected }) => selected).map(({ service }) => service)
}

/** An administrator's order as this hub wrote it. */
export function adminOrderOf(order: Pick<EnrollmentOrder, 'quote'>): AdminOrder {
  return JSON.parse(order.quote)
}

/** The lines of an order as accounting books them; those of price 0 stay here (pricing-34). */
export function linesToBook({ lines }: AdminOrder): readonly BookedLine[] {
  return lines
    .filter(({ sent }) => sent)
    .map(({ code, name, quantity, unitPrice, discountPercent }) => ({
      itemCode: code,
      name,
      quantity,
      unitPrice,
      discountPercent,
    }))
}

export interface BookedDocument {
  readonly number: string
  readonly total: number
}

/** What accounting made of an order, once it has told; a row read, not a call. */
export async function bookedDocument(database: Database, orderId: string): Promise<BookedDocument | null> {
  const row = await database<BookedDocument & { order_id: string }>('accounting_document')
    .where({ order_id: orderId })
    .first()
  return row === undefined ? null : { number: row.number, total: row.total }
}
