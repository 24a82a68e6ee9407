import { describe, expect, it } from 'vitest'
import { orderPartsOf } from '../../../src/office/reconciliation/order-summary.ts'
import { aRow, inAccounting, inHub } from './a-row.ts'

const order = { is: 'order', number: '70001', ref: '1', reference: 'MH-1', amount: 49_622_663 } as const

describe('What accounting holds of a row that agrees', () => {
  it('is the order of the year, of which the rest is charged later', () => {
    const row = aRow({ hub: inHub({ later: 44_872_663 }) })

    expect(orderPartsOf(row)).toEqual([
      { what: 'order', amount: '$49.622.663' },
      { what: 'later', amount: '$44.872.663' },
    ])
  })

  it('is told below the rows where the school gave it back', () => {
    expect(orderPartsOf(aRow({ hub: inHub({ status: 'refunded', later: 44_872_663 }) }))).toEqual([])
  })

  it('is an order of which a credit paid what was due', () => {
    const row = aRow({ hub: inHub({ amount: 0, later: 44_872_663, credit: 4_750_000 }) })

    expect(orderPartsOf(row).map(({ what }) => what)).toEqual(['order', 'later', 'credit'])
  })

  it('is an order, and a payment of the debt of the year before', () => {
    const debt = { ...order, is: 'payment', amount: 1_250_000 } as const
    const accounting = inAccounting({ amount: 50_872_663, entries: [order, debt] })

    expect(orderPartsOf(aRow({ hub: inHub({ later: 44_872_663 }), accounting })).at(-1)).toEqual({
      what: 'debt',
      amount: '$1.250.000',
    })
  })

  it('is empty where it is what was paid, or where the row does not agree', () => {
    expect(orderPartsOf(aRow({ hub: inHub({ amount: 49_622_663 }) }))).toEqual([])
    expect(orderPartsOf(aRow({ verdict: 'on-hold' }))).toEqual([])
    expect(orderPartsOf(aRow({ accounting: null }))).toEqual([])
  })
})
