import type { AppContext } from '../../app-context.ts'
import { type EnrollmentOrder, orderById, quoteOf } from '../enrollment/index.ts'
import type { PartOfOrder } from '../payments/index.ts'
import { einvoiceLines } from './einvoice-lines.ts'
import type { InvoicedLine } from './einvoice.store.ts'
import { partLines } from './part-lines.ts'

/** What an order is invoiced for, to its family. */
export function orderLines(order: EnrollmentOrder): readonly InvoicedLine[] {
  return linesTo(order, order.studentCode)
}

/** The same to who paid by a link: nothing of it names the child (einvoices-1). */
export function namelessLines(order: EnrollmentOrder): readonly InvoicedLine[] {
  return linesTo(order, null)
}

function linesTo(order: EnrollmentOrder, studentCode: string | null): readonly InvoicedLine[] {
  const { id: orderId, project } = order
  return einvoiceLines({ project, studentCode, quote: quoteOf(order) }).map((line) => ({ ...line, orderId }))
}

/** The same by the parts that paid it, in their order. */
export async function linesOfParts(
  { database }: Pick<AppContext, 'database'>,
  { orderId, parts }: Pick<PartOfOrder, 'orderId' | 'parts'>,
): Promise<readonly (readonly InvoicedLine[])[]> {
  const order = await orderById(database, orderId)
  return partLines(
    namelessLines(order),
    parts.map(({ amount }) => amount),
  )
}
