import type { EinvoicePayer } from '@matricula/contract'
import { checkDigitOf, type InvoicePayer } from '../../../api/invoice-payer.ts'

/** Whom an invoice is made out to, as its provider is told (payers-1). */
export function einvoicePayer(payer: InvoicePayer): EinvoicePayer {
  const { kind, document, number, names, surnames, company, address: line, municipality, email } = payer
  return {
    name: kind === 'company' ? { kind, company } : { kind, names, surnames },
    document,
    number,
    checkDigit: document === 'NIT' ? checkDigitOf(number) : null,
    email,
    address: line === '' ? null : { line, municipality },
  }
}
