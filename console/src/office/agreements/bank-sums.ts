import type { BankLine } from './agreement.ts'

/** What the lines of a bank file come to: what is paid by them, what was paid before, and what a person must look at. */
export interface BankSums {
  readonly paid: readonly BankLine[]
  /** The money of what was confirmed by hand: a run notes that it came. */
  readonly byHand: readonly BankLine[]
  readonly known: readonly BankLine[]
  readonly wrong: readonly BankLine[]
  /** COP of `paid`. */
  readonly amount: number
}

const known: readonly BankLine['result'][] = ['already-paid', 'resolved']

export function sumsOf(lines: readonly BankLine[]): BankSums {
  const paid = lines.filter(({ result }) => result === 'paid')
  return {
    paid,
    byHand: lines.filter((line) => line.by_hand),
    known: lines.filter(({ result, by_hand: isByHand }) => known.includes(result) && !isByHand),
    wrong: lines.filter(({ result }) => result !== 'paid' && !known.includes(result)),
    amount: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  }
}
