import type { EnrollmentQuote } from '../enrollment/enrollment-quote.ts'

/** Pure: what is paid today, by name and each once; a debt of before has no name of its own. */
export function conceptsOf(
  { annual, monthly, transport, activities, totals }: EnrollmentQuote,
  debt: string,
): readonly string[] {
  const rows = [...annual, ...monthly, ...transport, ...activities]
  const names = rows.filter(({ now }) => now > 0).map(({ name }) => name)
  return [...new Set(totals.balance > 0 ? [...names, debt] : names)]
}
