import { describe, expect, it } from 'vitest'
import { decideClearance } from '../../../../src/modules/receipts/certificates/decide-clearance.ts'

const invoice = (pending: number) => ({
  docNum: String(pending),
  dueDate: '2025-09-09',
  description: 'Pensión',
  pending,
  partnerCode: 'C10001',
  partnerName: 'Rojas',
})

describe('A paz y salvo', () => {
  it.each([
    [0, []],
    [-300_000, []],
    [0, [0]],
  ])('is due at a balance of %i with %j pending', (balance, pending) => {
    expect(decideClearance(balance, pending.map(invoice))).toBeNull()
  })

  it.each([
    ['a peso of balance', 1, [], 1],
    ['a peso of an invoice', 0, [1], 1],
    ['an invoice that a credit does not pay yet', -300_000, [100_000], 100_000],
    ['a balance above its invoices', 900_000, [100_000, 200_000], 900_000],
    ['invoices above the balance', 100_000, [100_000, 200_000], 300_000],
  ])('is refused for %s', (_case, balance, pending, amount) => {
    expect(decideClearance(balance, pending.map(invoice))).toEqual({
      amount,
      invoices: pending.map(invoice),
    })
  })
})
