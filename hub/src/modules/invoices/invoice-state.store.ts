import type { OpenInvoice } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { debtorsInWizard, heldDocuments, nameOf } from '../payments/index.ts'

/** open: it can be paid. in-process: a payment of it is under way, here or in the wizard (invoices-3). */
export type InvoiceState = 'open' | 'in-process'

/**
 * Which of these partners' invoices are in process. It is read before accounting is asked: a payment that ends in
 * between is still seen.
 */
export async function readInvoiceStates(
  database: Database,
  partnerCodes: readonly string[],
): Promise<(invoice: Pick<OpenInvoice, 'docNum' | 'partnerCode'>) => InvoiceState> {
  const held = await heldDocuments(database, partnerCodes)
  const inWizard = await debtorsInWizard(database, partnerCodes.map(studentCodeOf))
  return (invoice) =>
    inWizard.has(studentCodeOf(invoice.partnerCode)) || held.has(nameOf(invoice)) ? 'in-process' : 'open'
}
