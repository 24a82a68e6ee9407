import { checkDigitOf, type InvoicePayer, payerDocuments } from '../../../api/invoice-payer.ts'

/** Whom an invoice is made out to, with what follows from it for the tax authority. */
export function viewInvoicePayer(payer: InvoicePayer) {
  const { document, number } = payer
  return {
    ...payer,
    dian: payerDocuments[document].dian,
    checkDigit: document === 'NIT' ? checkDigitOf(number) : null,
  }
}
