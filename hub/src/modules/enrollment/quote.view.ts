import type { TextReader } from '../../config/texts.ts'
import { explainSteps } from '../pricing/explain-steps.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import type { EnrollmentQuote } from './enrollment-quote.ts'

/** A quote as the family sees it: accounting's own fields of each charge and staff's reports stay inside. */
export function viewQuote(
  { choices: _choices, reports: _reports, is: _is, charges, ...quote }: EnrollmentQuote,
  reader: TextReader,
  balanceKnown = true,
) {
  const explained = (rows: readonly QuoteRow[]) =>
    rows.map((row) => ({ ...row, explanation: explainSteps(row.explanation, reader) }))
  return {
    ...quote,
    annual: explained(quote.annual),
    monthly: explained(quote.monthly),
    transport: explained(quote.transport),
    activities: explained(quote.activities),
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
