import { describe, expect, it } from 'vitest'
import { orderParts } from '../../../src/modules/ledger/order-parts.ts'
import { balanced } from '../../../src/modules/ledger/posting.ts'

describe('The lines of a posting', () => {
  it('that name an account twice are one line, and those of 0 are none', () => {
    const lines = [
      { account: 'provider/card', amount: 100 },
      { account: 'to-post/order:1', amount: -60 },
      { account: 'to-post/order:1', amount: -40 },
      { account: 'unapplied/1', amount: 0 },
    ] as const
    expect(balanced({ key: 'payment:1', lines })).toEqual([
      { account: 'provider/card', amount: 100 },
      { account: 'to-post/order:1', amount: -100 },
    ])
  })

  it('that are off by one peso are a defect', () => {
    const lines = [
      { account: 'provider/card', amount: 100 },
      { account: 'to-post/order:1', amount: -99 },
    ] as const
    expect(() => balanced({ key: 'payment:1', lines })).toThrow(/payment:1 is off by 1 pesos/)
  })
})

describe('An order’s total', () => {
  it.each([
    { total: 5_600_000, balance: 600_000, order: 5_000_000, debt: 600_000 },
    { total: 3_700_000, balance: -300_000, order: 3_700_000, debt: 0 },
    { total: 5_000_000, balance: 0, order: 5_000_000, debt: 0 },
    { total: 0, balance: -300_000, order: 0, debt: 0 },
    { total: 600_000, balance: 600_000, order: 0, debt: 600_000 },
  ])('of $total with a balance of $balance is $order for the order and $debt of last year', (case_) => {
    const { total, balance, order, debt } = case_
    const parts = [
      { account: 'to-post/order:1', amount: order },
      { account: 'to-post/debt:1', amount: debt },
    ]
    expect(orderParts({ id: '1', total }, balance)).toEqual(parts.filter(({ amount }) => amount > 0))
  })
})
