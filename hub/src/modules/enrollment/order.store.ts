import type { Database } from '../../db/database.ts'
import { inChunks } from '../../db/chunks.ts'
import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Ids } from '../../shared/ids.ts'
import type { Charge as PricedCharge } from '../pricing/quote.ts'
import { keptStep } from '../pricing/step.ts'
import { keepOrderStatus } from '../students/index.ts'
import { EnrollmentOrder, type OrderStatus } from './order.model.ts'
import type { EnrollmentQuote } from './enrollment-quote.ts'

export interface OrderKey {
  readonly project: string
  readonly studentCode: string
}

export async function findOrder(database: Database, key: OrderKey): Promise<EnrollmentOrder | null> {
  return (
    (await EnrollmentOrder.query(database).findOne({
      project: key.project,
      student_code: key.studentCode,
    })) ?? null
  )
}

/** How far the student's order is; null where there is none. The order itself holds its whole quote. */
export async function orderStatusOf(
  database: Database,
  { project, studentCode }: OrderKey,
): Promise<OrderStatus | null> {
  const row: { readonly status: OrderStatus } | undefined = await database('enrollment_order')
    .where({ project, student_code: studentCode })
    .first('status')
  return row?.status ?? null
}

/** The family's order once it has begun to pay it; before that it is a price and no order to anybody. */
export async function findStartedFamilyOrder(
  database: Database,
  key: OrderKey,
): Promise<EnrollmentOrder | null> {
  const order = await findOrder(database, key)
  return order?.flow === 'parent' && order.status !== 'open' ? order : null
}

export async function findOrderByToken(database: Database, token: string): Promise<EnrollmentOrder | null> {
  return (await EnrollmentOrder.query(database).findOne({ token })) ?? null
}

export async function orderById(database: Database, id: string): Promise<EnrollmentOrder> {
  return EnrollmentOrder.query(database).findById(id).throwIfNotFound()
}

/** A paid order with its dated charges, in their order. */
export async function orderWithCharges(database: Database, id: string): Promise<EnrollmentOrder> {
  return EnrollmentOrder.query(database)
    .findById(id)
    .withGraphFetched('charges')
    .modifyGraph('charges', 'inOrder')
    .throwIfNotFound()
}

type OneId = ReturnType<Database['queryBuilder']>

/** The order with its row held until the transaction ends; its id may be what a query answers. */
export async function lockOrder(trx: Transaction, id: string | OneId): Promise<EnrollmentOrder> {
  return EnrollmentOrder.query(trx).where('id', id).first().forUpdate().throwIfNotFound()
}

export async function ordersByIds(
  database: Database,
  ids: readonly string[],
): Promise<readonly EnrollmentOrder[]> {
  return inChunks(ids, (some) => EnrollmentOrder.query(database).findByIds([...some]))
}

export interface NewOrder {
  readonly key: OrderKey
  readonly quote: EnrollmentQuote
  readonly status: OrderStatus
  readonly ids: Ids
  readonly at: Date
}

/** Writes the family's order, or writes the new choices into the one that is there; its version grows. */
export async function writeOrder(
  trx: Transaction,
  present: EnrollmentOrder | null,
  order: NewOrder,
): Promise<EnrollmentOrder> {
  const written = await (present === null ? addOrder(trx, order) : changeOrder(trx, present, order))
  await keepOrderStatus(trx, written.id)
  return written
}

function addOrder(trx: Transaction, order: NewOrder): Promise<EnrollmentOrder> {
  const { key, ids, at } = order
  const fresh = {
    ...termsOf(order),
    ...key,
    id: ids.id(),
    flow: 'parent',
    token: ids.token(),
    reference: ids.reference(),
    version: 1,
    createdAt: at.toISOString(),
  } as const
  return EnrollmentOrder.query(trx).insert(fresh).returning('*').execute()
}

function changeOrder(
  trx: Transaction,
  { id, version }: EnrollmentOrder,
  order: NewOrder,
): Promise<EnrollmentOrder> {
  const changed = { ...termsOf(order), version: version + 1 }
  return EnrollmentOrder.query(trx).patchAndFetchById(id, changed).execute()
}

function termsOf({ quote, status, at }: NewOrder) {
  return {
    period: quote.period,
    method: quote.method,
    quotas: quote.quotas,
    total: quote.totals.totalV,
    quote: JSON.stringify(quote),
    choices: JSON.stringify(quote.choices),
    status,
    updatedAt: at.toISOString(),
  }
}

export async function setOrderStatus(
  trx: Transaction,
  id: string,
  status: OrderStatus,
  at: Date,
): Promise<void> {
  await trx('enrollment_order').where({ id }).update({ status, updated_at: at.toISOString() })
  await keepOrderStatus(trx, id)
}

/** Writes the dated charges of a paid order, all in few statements. */
export async function writeCharges(
  trx: Transaction,
  orderId: string,
  charges: readonly PricedCharge[],
): Promise<void> {
  const rows = charges.map((charge, index) => ({
    order_id: orderId,
    seq: index + 1,
    item_code: charge.code,
    name: charge.name,
    ship_date: charge.shipDate,
    unit_price: charge.price,
    paid_now: Number(charge.paidNow),
    quantity: charge.quantity,
    tax_code: charge.taxCode,
    discount_percent: charge.discountPercent,
    project: charge.project,
    resolution: charge.resolution,
    progressive_discount: charge.progressiveDiscount,
    progressive_discount_base: charge.progressiveDiscountBase,
    future_annuities: charge.futureAnnualities,
    total_base: charge.totalBase,
  }))
  await insertRows(trx, 'charge', rows)
}

const explained = ['annual', 'monthly', 'transport', 'activities'] as const

/** The quote an order was priced with, by this version of the hub or an earlier one. */
export function quoteOf(order: Pick<EnrollmentOrder, 'quote'>): EnrollmentQuote {
  const quote: EnrollmentQuote = JSON.parse(order.quote)
  for (const row of explained.flatMap((rows) => quote[rows] ?? []))
    Object.assign(row, { explanation: row.explanation.map(keptStep) })
  return quote
}
