import {
  PluginFault,
  type AccountingDocument,
  type AccountingLine,
  type AccountingOrder,
  type BookedLine,
  type Memo,
  type PluginKit,
} from '@matricula/contract'
import type { Numbering } from '@matricula/contract/sandbox'
import Joi from 'joi'
import { checkOrder } from './check-order.ts'
import { totalOf } from './order-total.ts'
import { requirePartner } from './partners.ts'

type OrderStore = Pick<PluginKit, 'memo' | 'now'>

/**
 * Keeps an order for ever, one for each reference. Numbers rise; one that lost a race stays unused.
 * @throws PluginFault `invalid`, `rejected` or `not-found` for what cannot be booked, `conflict` with the ref of
 * the order that has this reference already.
 */
export async function createOrder(
  { memo, now, nextNumber }: OrderStore & { readonly nextNumber: Numbering },
  order: AccountingOrder,
  { key, projects }: { key: string; projects: readonly string[] },
): Promise<AccountingDocument> {
  checkOrder(order, projects)
  await requirePartner(memo, order.partnerCode)
  await refuseDuplicate({ memo }, order.reference)
  const number = await nextNumber()
  const document = headOf(order, number, now())
  // The pointer goes first: without its order it says nothing, an order without pointer would be lost to people.
  await memo.set(`${numAtCardPlace(order.numAtCard, order.project)}${order.reference}`, order.reference)
  const isFirst = await memo.add(orderPlace(order.reference), {
    key,
    document: { ...document },
    partnerCode: order.partnerCode,
    dueDate: order.dueDate,
    lines: order.lines.map((line) => ({ ...line })),
  })
  if (!isFirst) await refuseDuplicate({ memo }, order.reference)
  return documentIn({ document, lines: order.lines })
}

export async function findOrder(
  { memo }: Pick<OrderStore, 'memo'>,
  reference: string,
): Promise<AccountingDocument | null> {
  const stored = await memo.get(orderPlace(reference))
  return stored === undefined ? null : documentIn(Joi.attempt(stored, storedOrder))
}

/** Every order with that NumAtCard in that project, oldest first. */
export async function ordersOf(
  { memo }: Pick<OrderStore, 'memo'>,
  numAtCard: string,
  project: string,
): Promise<readonly AccountingDocument[]> {
  return (await linedOrdersOf(memo, numAtCard, project)).map(documentIn)
}

/** Every order with that NumAtCard in that project with its lines, oldest first. */
export async function linedOrdersOf(
  memo: Memo,
  numAtCard: string,
  project: string,
): Promise<readonly StoredOrder[]> {
  const place = numAtCardPlace(numAtCard, project)
  const pointers = await memo.list(place)
  const stored = await Promise.all(pointers.map(({ key }) => memo.get(orderPlace(key.slice(place.length)))))
  return stored
    .filter((order) => order !== undefined)
    .map((order) => Joi.attempt(order, storedOrder))
    .sort((a, b) => a.document.createdAt.localeCompare(b.document.createdAt) || refOf(a) - refOf(b))
}

/** Every order without its lines, which are most of it. */
export async function allOrderHeads(memo: Memo): Promise<readonly StoredHead[]> {
  return (await memo.list(orderPlace(''))).map(({ value }) => Joi.attempt(value, storedHead))
}

export async function allOrders(memo: Memo): Promise<readonly StoredOrder[]> {
  return (await memo.list(orderPlace(''))).map(({ value }) => Joi.attempt(value, storedOrder))
}

function refOf({ document }: StoredOrder): number {
  return Number(document.ref)
}

async function refuseDuplicate({ memo }: Pick<OrderStore, 'memo'>, reference: string): Promise<void> {
  const existing = await findOrder({ memo }, reference)
  if (existing === null) return
  throw new PluginFault('conflict', 'accounting has an order with this reference', { existing: existing.ref })
}

function documentIn({ document, lines }: Pick<StoredOrder, 'document' | 'lines'>): AccountingDocument {
  return {
    ...document,
    lines: lines.map(({ itemCode, name, quantity, unitPrice, discountPercent }) => ({
      itemCode,
      name,
      quantity,
      unitPrice,
      discountPercent,
    })),
  }
}

function headOf(order: AccountingOrder, number: number, at: Date): DocumentHead {
  return {
    ref: String(number),
    number: String(70_000 + number),
    reference: order.reference,
    numAtCard: order.numAtCard,
    project: order.project,
    total: totalOf(order.lines),
    shipDate: order.lines[0]?.shipDate ?? null,
    createdAt: at.toISOString(),
  }
}

const text = Joi.string().required()
const whole = Joi.number().integer().required()

type DocumentHead = Omit<AccountingDocument, 'lines'>

export interface StoredHead {
  readonly document: DocumentHead
  readonly partnerCode: string
}

export interface StoredOrder extends StoredHead {
  readonly lines: readonly StoredLine[]
}

type StoredLine = BookedLine & Pick<AccountingLine, 'shipDate' | 'prepaid'>

const headFields = {
  partnerCode: text,
  document: Joi.object<DocumentHead>({
    ref: text,
    number: text,
    reference: text,
    numAtCard: text,
    project: text,
    total: whole,
    shipDate: text.allow(null),
    createdAt: text,
  }).required(),
}

const storedHead = Joi.object<StoredHead>(headFields).unknown().required()

const storedOrder = Joi.object<StoredOrder>({
  ...headFields,
  lines: Joi.array()
    .items(
      Joi.object({
        itemCode: text,
        name: Joi.string().allow('').default(''),
        shipDate: text.allow(null),
        unitPrice: whole,
        quantity: whole,
        discountPercent: Joi.number().default(0),
        prepaid: Joi.boolean(),
      }).unknown(),
    )
    .required(),
})
  .unknown()
  .required()

const orderPlace = (reference: string) => `order/${reference}`

const numAtCardPlace = (numAtCard: string, project: string) =>
  `orders-of/${encodeURIComponent(project)}/${encodeURIComponent(numAtCard.toUpperCase())}/`
