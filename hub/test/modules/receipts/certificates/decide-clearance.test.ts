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
    expect(decideClearance({ balance, open: pending.map(invoice), returned: 0 })).toBeNull()
  })

  it.each([
    ['a peso of balance', 1, [], 0, 1],
    ['a peso of an invoice', 0, [1], 0, 1],
    ['an invoice that a credit does not pay yet', -300_000, [100_000], 0, 100_000],
    ['a balance above its invoices', 900_000, [100_000, 200_000], 0, 900_000],
    ['invoices above the balance', 100_000, [100_000, 200_000], 0, 300_000],
    ['what went back, which accounting has as paid', 0, [], 3_800_000, 3_800_000],
    ['what went back, which no credit pays before accounting knows', -100_000, [], 3_800_000, 3_800_000],
    ['what went back beside an invoice', 100_000, [100_000], 3_800_000, 3_900_000],
  ])('is refused for %s', (_case, balance, pending, returned, amount) => {
    const open = pending.map(invoice)
    expect(decideClearance({ balance, open, returned })).toEqual({ amount, invoices: open, returned })
  })
})
