import { bogotaDay, runRead } from '@matricula/contract'
import type { AccountingDocument, AccountingOrder, Log, Read, Write } from '@matricula/contract'
import type { Client } from './client.ts'
import { withExisting } from './existing.ts'
import { orderFrom, orderProperties, type FoundOrder } from './from-order.ts'
import { quoted } from './odata.ts'
import type { OrderSettings } from './settings.ts'
import { orderBody } from './to-order.ts'

export interface OrdersDeps {
  readonly client: Client
  readonly settings: OrderSettings
  readonly log: Log
  readonly now: () => Date
}

/** The order with our reference; cancelled ones don't count, and of several the first one does. */
export async function findOrder(
  deps: OrdersDeps,
  reference: string,
  read: Read,
): Promise<AccountingDocument | null> {
  const [first, second] = await ordersWhere(
    deps,
    `${deps.settings.referenceField} eq ${quoted(reference)}`,
    read,
  )
  if (second !== undefined) deps.log.warn({ trace: read.trace }, 'accounting has two orders of one reference')
  return first?.document ?? null
}

/** Every order of a student in a project, whoever made it; the project may stand in a line alone. */
export async function ordersOf(
  deps: OrdersDeps,
  { numAtCard, project }: Pick<AccountingOrder, 'numAtCard' | 'project'>,
  read: Read,
): Promise<readonly AccountingDocument[]> {
  const found = await ordersWhere(deps, `NumAtCard eq ${quoted(numAtCard)}`, read)
  return found.filter(({ projects }) => projects.has(project)).map(({ document }) => document)
}

/** SAP has no idempotency key: what has our reference already is answered, and only then is one made. */
export async function createOrder(
  deps: OrdersDeps,
  order: AccountingOrder,
  write: Write,
): Promise<AccountingDocument> {
  const { client, settings, now } = deps
  const body = orderBody(order, { settings, today: bogotaDay(now()) })
  const present = await runRead(() => findOrder(deps, order.reference, write))
  if (present !== null) return present
  return withExisting(
    async () =>
      orderFrom(await client.create('Orders', body, write.signal), settings.referenceField).document,
    async () => (await runRead(() => findOrder(deps, order.reference, write)))?.ref ?? null,
  )
}

async function ordersWhere(
  { client, settings }: OrdersDeps,
  condition: string,
  { signal }: Read,
): Promise<readonly FoundOrder[]> {
  const query = {
    select: [...orderProperties, settings.referenceField],
    filter: `${condition} and Cancelled eq 'tNO'`,
    orderby: 'DocEntry',
  }
  const rows = await client.list({ entity: 'Orders', query }, signal)
  return rows.map((row) => orderFrom(row, settings.referenceField))
}
