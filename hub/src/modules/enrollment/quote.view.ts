import type { EnrollmentQuote } from './quote-enrollment.ts'

/** A quote as the family sees it: accounting's own fields of each charge and staff's reports stay inside. */
export function viewQuote(
  { choices: _choices, reports: _reports, is: _is, charges, ...quote }: EnrollmentQuote,
  balanceKnown = true,
) {
  return {
    ...quote,
    balanceKnown,
    charges: charges.map(({ code, name, shipDate, price, paidNow }) => ({
      code,
      name,
      shipDate,
      price,
      paidNow,
    })),
  }
}
