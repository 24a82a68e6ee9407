const means: ReadonlyMap<string, string> = new Map([
  ['PSE', 'pse'],
  ['VISA', 'card'],
  ['VISA_DEBIT', 'card'],
  ['MASTERCARD', 'card'],
  ['MASTERCARD_DEBIT', 'card'],
  ['AMEX', 'card'],
  ['DINERS', 'card'],
  ['CODENSA', 'card'],
  ['EFECTY', 'cash'],
  ['BALOTO', 'cash'],
  ['OTHERS_CASH', 'cash'],
  ['BANK_REFERENCED', 'transfer'],
])

/** The means behind one of PayU's methods; null for one that is not known. */
export function meansOf(paymentMethod: string | null): string | null {
  return means.get(paymentMethod ?? '') ?? null
}
