import { expect, it } from 'vitest'
import { creditOf } from '../../../src/modules/receipts/receipt.view.ts'

const annual = [{ code: 'a', name: 'a', resolution: 0, total: 900_000 }]
const other = [{ code: 'b', name: 'b', total: 50_000, later: 1 }]

it.each([
  ['more than what was due today', 6_000_000, { used: 950_000, left: 5_050_000 }],
  ['just what was due', 950_000, { used: 950_000, left: 0 }],
  ['less than what was due', 300_000, { used: 300_000, left: 0 }],
])('Of a balance in favour of %s, a receipt says what was used and what is left', (_, amount, credit) => {
  expect(creditOf({ balance: { amount, kind: 'in-favour' }, annual, other })).toEqual(credit)
})

it('Of a debt or of nothing, a receipt says no credit', () => {
  expect(creditOf({ balance: { amount: 5, kind: 'due' }, annual, other })).toBeNull()
  expect(creditOf({ balance: { amount: 0, kind: 'none' }, annual, other })).toBeNull()
})
