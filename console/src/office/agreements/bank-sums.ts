import type { BankLine } from './agreement.ts'

/** What the lines of a bank file come to: what is paid by them, what was paid before, and what a person must look at. */
export interface BankSums {
  readonly paid: readonly BankLine[]
  readonly known: readonly BankLine[]
  readonly wrong: readonly BankLine[]
  /** COP of `paid`. */
  readonly amount: number
}

export function sumsOf(lines: readonly BankLine[]): BankSums {
  const paid = lines.filter(({ result }) => result === 'paid')
  return {
    paid,
    known: lines.filter(({ result }) => result === 'already-paid'),
    wrong: lines.filter(({ result }) => result !== 'paid' && result !== 'already-paid'),
    amount: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  }
}
