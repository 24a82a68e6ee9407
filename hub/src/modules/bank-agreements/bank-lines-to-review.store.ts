import type { DaySpan, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { dayOfBankLine } from './bank-line-words.ts'
import { agreementInstance } from './read-bank-lines.ts'

/** How many lines of the bank's files a person has still to look into, by the day that the bank gives them. */
export async function bankLinesToReview(
  database: Database,
  { from, to }: DaySpan,
): Promise<ReadonlyMap<LocalDate, number>> {
  const rows: readonly { provider_ref: string }[] = await database('payment_exception')
    .where({ instance: agreementInstance })
    .whereNull('resolved_at')
    .select('provider_ref')
  const counts = new Map<LocalDate, number>()
  for (const { provider_ref: ref } of rows) {
    const day = dayOfBankLine(ref)
    if (day >= from && day <= to) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
