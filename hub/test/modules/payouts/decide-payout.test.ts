import { describe, expect, it } from 'vitest'
import { decidePayout, type PayoutWord } from '../../../src/modules/payouts/decide-payout.ts'
import type { PayoutStatus } from '../../../src/modules/payouts/payout.ts'

const arrival: PayoutWord = { act: 'arrive', on: '2025-06-23', bankRef: '00412' }
const back: PayoutWord = { act: 'return', on: '2025-06-24' }

const facts = { bankRef: '00412', arrivedOn: '2025-06-23', returnedOn: '2025-06-24' }

describe('A word about a payout', () => {
  it.each<[PayoutStatus, string, string]>([
    ['in-transit', 'do', 'do'],
    ['arrived', 'said', 'do'],
    ['returned', 'refuse', 'said'],
  ])('that is %s: it arrived is %s, it was returned is %s', (status, arrived, returned) => {
    expect(decidePayout({ ...facts, status }, arrival)).toBe(arrived)
    expect(decidePayout({ ...facts, status }, back)).toBe(returned)
  })

  it('that says something else of the same is refused', () => {
    expect(decidePayout({ ...facts, status: 'arrived' }, { ...arrival, bankRef: '00413' })).toBe('refuse')
    expect(decidePayout({ ...facts, status: 'arrived' }, { ...arrival, on: '2025-06-24' })).toBe('refuse')
    expect(decidePayout({ ...facts, status: 'returned' }, { ...back, on: '2025-06-25' })).toBe('refuse')
  })
})
