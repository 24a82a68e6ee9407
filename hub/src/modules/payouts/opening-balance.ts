import type { Cop, LocalDate } from '@matricula/contract'

/** What an instance's provider had taken before the hub kept a ledger, and what of that finance has seen at the bank. */
export interface OpeningBalance {
  readonly instance: string
  /** That no payout has told since. */
  readonly before: Cop
  readonly atBank: Cop
  /** Of the bank's statement; null while nobody has said. */
  readonly day: LocalDate | null
}

/** What is wrong with what finance says of it, by field; null: it can be true (ledger-13). */
export function judgeOpeningBalance(
  said: { readonly amount: Cop; readonly on: LocalDate },
  { before, today }: { readonly before: Cop; readonly today: LocalDate },
): Readonly<Record<string, readonly string[]>> | null {
  if (said.amount > before) return { amount: ['opening.tooMuch'] }
  return said.on > today ? { on: ['opening.day'] } : null
}
