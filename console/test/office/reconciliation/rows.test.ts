import { describe, expect, it } from 'vitest'
import { paymentAddress } from '../../../src/office/reconciliation/payment-address.ts'
import { inOrder, isOpen, nameOf } from '../../../src/office/reconciliation/row.ts'
import type { ReconciliationRow } from '../../../src/office/reconciliation/row.ts'
import { aRow, inHub } from './a-row.ts'

const match = {
  id: '1',
  rows: ['a', 'b'],
  by: 'staff:finanzas',
  at: '2025-06-19T15:00:00.000Z',
  reason: 'Sí',
}

describe('A row', () => {
  it.each<readonly [boolean, Partial<ReconciliationRow>]>([
    [false, { verdict: 'agrees' }],
    [false, { verdict: 'unknown' }],
    [true, { verdict: 'only-hub' }],
    [true, { verdict: 'not-yet-in-accounting' }],
    [false, { verdict: 'only-hub', match }],
  ])('is open: %s, as the hub counts %o', (expected, differs) => {
    expect(isOpen(aRow(differs))).toBe(expected)
  })

  it('is called by the student, else by the partner, else by its reference', () => {
    expect(nameOf(aRow())).toBe('10001')
    expect(nameOf(aRow({ hub: null }))).toBe('C10001')
    expect(nameOf(aRow({ hub: null, accounting: null }))).toBe('MH-1')
  })

  it('leads to its payment, where it is an order’s', () => {
    expect(paymentAddress(aRow())).toBe('/enrollment/admin/payments?token=t-1')
    expect(paymentAddress(aRow({ hub: null }))).toBeNull()
    expect(paymentAddress(aRow({ hub: inHub({ of: 'invoices' }) }))).toBeNull()
  })
})

it('Rows stand with the open ones first, then as the day went', () => {
  const at = (hour: number) => ({ hub: inHub({ at: `2025-06-19T${hour}:00:00.000Z` }) })
  const rows = [
    aRow({ id: 'late', ...at(18) }),
    aRow({ id: 'early', ...at(14) }),
    aRow({ id: 'open', verdict: 'only-hub', ...at(20) }),
  ]
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['open', 'early', 'late'])
})
