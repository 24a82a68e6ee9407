import { describe, expect, it } from 'vitest'
import { settleOldestFirst } from '../../../src/modules/accounting/settle-oldest-first.ts'

const invoice = (docNum: string, dueDate: string, pending: number) => ({ docNum, dueDate, pending })
const two = [invoice('B', '2025-03-28', 300), invoice('A', '2025-02-28', 500)]

describe('An amount paid for old invoices', () => {
  it.each([
    ['pays all of them', 800, two, { A: 500, B: 300 }],
    ['pays the oldest first', 600, two, { A: 500, B: 100 }],
    ['leaves the later one alone when it does not reach', 500, two, { A: 500 }],
    ['stays on account beyond them', 1000, two, { A: 500, B: 300 }],
    ['is all on account when nothing is open', 1000, [], {}],
    [
      'goes by number on the same day',
      1,
      [invoice('2', '2025-01-01', 5), invoice('1', '2025-01-01', 5)],
      { 1: 1 },
    ],
  ])('%s', (_title, amount, open, expected) => {
    const paid = settleOldestFirst(open, amount)
    expect(Object.fromEntries(paid.map(({ docNum, amount: part }) => [docNum, part]))).toEqual(expected)
  })
})
