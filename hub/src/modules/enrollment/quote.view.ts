import type { TextReader } from '../../config/texts.ts'
import { type ExplainedStep, explainSteps } from '../pricing/explain-steps.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import type { EnrollmentQuote } from './enrollment-quote.ts'

/** A quote as the family sees it: accounting's own fields of each charge and staff's reports stay inside. */
export function viewQuote(
  { choices: _choices, reports: _reports, is: _is, charges, ...quote }: EnrollmentQuote,
  reader: TextReader,
  balanceKnown = true,
) {
  const explained = (rows: readonly QuoteRow[]) => rows.map((row) => explainRow(row, reader))
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

export interface ExplainedRow extends Omit<QuoteRow, 'explanation'> {
  readonly explanation: readonly ExplainedStep[]
}

/** By the texts of a language: pricing hands out the same row to many families. */
const explainedRows = new WeakMap<QuoteRow, WeakMap<object, ExplainedRow>>()

function explainRow(row: QuoteRow, reader: TextReader): ExplainedRow {
  const texts = reader.texts[reader.locale]
  const known = explainedRows.get(row) ?? new WeakMap<object, ExplainedRow>()
  explainedRows.set(row, known)
  const explained = known.get(texts) ?? { ...row, explanation: explainSteps(row.explanation, reader) }
  known.set(texts, explained)
  return explained
}
