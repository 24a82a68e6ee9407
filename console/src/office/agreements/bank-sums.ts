import type { BankLine } from './agreement.ts'

/** What the lines of a bank file come to: what is paid by them, what was paid before, and what a person must look at. */
export interface BankSums {
  readonly paid: readonly BankLine[]
  readonly known: readonly BankLine[]
  readonly wrong: readonly BankLine[]
  /** Those of `wrong` that tell of money: the hub keeps them for a person. */
  readonly toReview: readonly BankLine[]
  /** COP of `paid`. */
  readonly amount: number
}

/** The hub keeps nothing of them: the file is to be corrected. */
const unrecorded: readonly BankLine['result'][] = ['unreadable', 'wrong-day']
const known: readonly BankLine['result'][] = ['already-paid', 'resolved']

export function sumsOf(lines: readonly BankLine[]): BankSums {
  const paid = lines.filter(({ result }) => result === 'paid')
  const wrong = lines.filter(({ result }) => result !== 'paid' && !known.includes(result))
  return {
    paid,
    known: lines.filter(({ result }) => known.includes(result)),
    wrong,
    toReview: wrong.filter(({ result }) => !unrecorded.includes(result)),
    amount: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  }
}
