import { expect, it } from 'vitest'
import type { BankLine } from '../../../src/office/agreements/agreement.ts'
import { sumsOf } from '../../../src/office/agreements/bank-sums.ts'

function aLine(line: number, result: BankLine['result'], amount: number | null, isByHand = false): BankLine {
  return {
    line,
    reference: `MH-${line}`,
    amount,
    expected: amount,
    result,
    by_hand: isByHand,
    unreadable: [],
  }
}

it('A file comes to what its paid lines say, apart from what was known before and what is wrong', () => {
  const lines = [
    aLine(2, 'paid', 1000),
    aLine(3, 'wrong-amount', 500),
    aLine(4, 'already-paid', 1000),
    aLine(5, 'paid', 2000),
    aLine(6, 'unreadable', null),
    aLine(7, 'unknown', 1),
    aLine(8, 'expired', 1),
    aLine(9, 'wrong-day', 1),
    aLine(10, 'already-paid', 700, true),
  ]

  const { paid, byHand, known, wrong, amount } = sumsOf(lines)

  expect(amount).toBe(3000)
  expect([paid, byHand, known, wrong].map((some) => some.map(({ line }) => line))).toEqual([
    [2, 5],
    [10],
    [4],
    [3, 6, 7, 8, 9],
  ])
})

it('An empty answer comes to nothing', () => {
  expect(sumsOf([])).toEqual({ paid: [], byHand: [], known: [], wrong: [], amount: 0 })
})
