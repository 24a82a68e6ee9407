import { PluginFault, type AccountingLine, type AccountingOrder } from '@matricula/contract'
import { checkReference } from './check-reference.ts'

/** @throws PluginFault `invalid` for what no accounting system could read, `rejected` for an unknown project. */
export function checkOrder(order: AccountingOrder, projects: readonly string[]): void {
  checkReference(order.reference)
  if (!/^[\w.-]{1,40}$/.test(order.numAtCard)) throw invalid('an order names its student', 'numAtCard')
  if (order.lines.length === 0) throw invalid('an order has lines', 'lines')
  const unreadable = order.lines.findIndex((line) => !isReadable(line))
  if (unreadable !== -1) throw invalid('quantity, price or discount is out of range', `lines[${unreadable}]`)
  const named = [order.project, ...order.lines.map((line) => line.project)]
  if (named.every((project) => projects.includes(project))) return
  throw new PluginFault('rejected', 'accounting has no such project', {
    reason: 'unknown project',
    field: 'project',
  })
}

function isReadable({ itemCode, quantity, unitPrice, discountPercent }: AccountingLine): boolean {
  return (
    itemCode !== '' &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    Number.isInteger(unitPrice) &&
    unitPrice >= 0 &&
    discountPercent >= 0 &&
    discountPercent <= 100
  )
}

function invalid(message: string, field: string): PluginFault {
  return new PluginFault('invalid', message, { field })
}
