import { PluginFault, type AccountingLine, type AccountingOrder, type LocalDate } from '@matricula/contract'
import type { OrderSettings } from './settings.ts'

/**
 * The body of a sales order, booked today. The project stands in the head and in each line, our
 * reference in a user field, since NumAtCard holds the school code.
 * @throws PluginFault `invalid` for what must not be booked: no lines, amounts that are not whole pesos, a tax word or
 * a field of a line that the settings don't translate.
 */
export function orderBody(
  order: AccountingOrder,
  { settings, today }: { readonly settings: OrderSettings; readonly today: LocalDate },
) {
  if (order.reference === '') throw invalid('an order has a reference', 'reference')
  if (order.lines.length === 0) throw invalid('an order has lines', 'lines')
  return {
    CardCode: order.partnerCode,
    NumAtCard: order.numAtCard,
    DocDate: today,
    DocDueDate: order.dueDate,
    Project: order.project,
    [settings.referenceField]: order.reference,
    DocumentLines: order.lines.map((line, index) => lineBody(line, settings, `lines[${index}]`)),
  }
}

function lineBody(line: AccountingLine, settings: OrderSettings, place: string) {
  if (!isWhole(line.unitPrice) || !isWhole(line.quantity) || line.quantity === 0) {
    throw invalid('a line has a whole price and quantity', place)
  }
  if (!(line.discountPercent >= 0 && line.discountPercent <= 100)) {
    throw invalid('a discount is 0 to 100 percent', `${place}.discountPercent`)
  }
  const taxCode = vendorWordOf(settings.taxCodes, line.taxCode, `${place}.taxCode`)
  return {
    ItemCode: line.itemCode,
    ItemDescription: line.name,
    Quantity: line.quantity,
    UnitPrice: line.unitPrice,
    DiscountPercent: line.discountPercent,
    [settings.taxProperty]: taxCode,
    ProjectCode: line.project,
    ...(line.shipDate === null ? {} : { ShipDate: line.shipDate }),
    ...Object.fromEntries(
      Object.entries(line.fields).map(([name, value]) => [
        vendorWordOf(settings.lineFields, name, `${place}.fields.${name}`),
        value,
      ]),
    ),
  }
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function vendorWordOf(words: Readonly<Record<string, string>>, word: string, field: string): string {
  const meant = Object.hasOwn(words, word) ? words[word] : undefined
  if (meant === undefined) throw invalid('the settings do not say how SAP calls this', field)
  return meant
}

function invalid(message: string, field: string): PluginFault {
  return new PluginFault('invalid', message, { field })
}
