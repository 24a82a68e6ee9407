import { bogotaDay } from '../domain/bogota-day.ts'
import type { EinvoicePayer, ElectronicCreditNote, ElectronicInvoice } from '../domain/einvoice.ts'
import { PluginFault } from '../fault.ts'

type Field = 'reference' | 'day' | 'lines' | 'total' | 'payer'

/**
 * Holds what is to be issued now to the contract, before anything leaves: its reference, its day, whole pesos and
 * quantities, a total that is the sum of its lines, and a payer's number without its check digit.
 * @throws PluginFault `invalid` with the field
 */
export function checkInvoice(invoice: ElectronicInvoice, now: Date): void {
  checkDocument(invoice, now)
  if (!hasPlainNumber(invoice.payer)) throw wrong('payer')
}

/**
 * The same of a credit note, whose total is not above what is left of its invoice.
 * @throws PluginFault `invalid` with the field
 */
export function checkCreditNote(note: ElectronicCreditNote, now: Date): void {
  checkDocument(note, now)
  if (note.total > note.invoice.left) throw wrong('total')
}

function checkDocument(
  { reference, day, lines, total }: Pick<ElectronicInvoice, 'reference' | 'day' | 'lines' | 'total'>,
  now: Date,
): void {
  if (!/^[A-Za-z0-9-]{1,32}$/.test(reference)) throw wrong('reference')
  if (day !== bogotaDay(now)) throw wrong('day')
  const isWhole = lines.every(
    ({ quantity, unitPrice }) => Number.isSafeInteger(quantity * unitPrice) && quantity >= 1 && unitPrice > 0,
  )
  if (lines.length === 0 || !isWhole) throw wrong('lines')
  if (total !== lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0))
    throw wrong('total')
}

/** A number is plain where no mark stands in it; whose digit stands apart is of a NIT. */
function hasPlainNumber({ document, number, checkDigit }: EinvoicePayer): boolean {
  if (document !== 'NIT') return checkDigit === null && /^[A-Z0-9]+$/.test(number)
  return /^\d{7,10}$/.test(number) && /^\d$/.test(checkDigit ?? '')
}

function wrong(field: Field): PluginFault {
  return new PluginFault('invalid', `what is to be issued has a wrong ${field}`, { field })
}
