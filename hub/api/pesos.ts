/** Dots between thousands, cents of nothing behind a comma. */
const dotted = /^\d{1,3}(?:\.\d{3}){1,3}(?:,00)?$/
/** The other way round it takes two commas: 4,750 may be a decimal. */
const commaed = /^\d{1,3}(?:,\d{3}){2,3}(?:\.00)?$/
const plain = /^\d{1,12}(?:[.,]00)?$/

/**
 * Whole pesos as Colombia writes them: 4750000, 4.750.000, $ 4.750.000,00, or 4,750,000. Null for anything else: cents,
 * signs, and what may mean two amounts, such as 4.75, 4,750 or 4.750.00 (bank-agreements-7).
 */
export function pesosIn(text: string): number | null {
  const amount = text.trim().replace(/^\$\s*/, '')
  const isRead = [dotted, commaed, plain].some((form) => form.test(amount))
  return isRead ? Number(amount.replace(/[.,]00$/, '').replaceAll(/[.,]/g, '')) : null
}
