import { expect, it } from 'vitest'
import { stateOf } from '../../../src/modules/reconciliation/summarise-day.ts'

const of = (amount: number, count = 1) => ({ amount, count })
const paid = {
  provider: of(10),
  hub: { ...of(15, 2), charged: 10, booked: 20 },
  accounting: of(20, 2),
  open: 0,
  rows: 2,
  waiting: 0,
}

it.each([
  ['its sums are what each must show, though they are three', {}, 'agrees'],
  ['a person has joined what the sums tell apart', { provider: of(12) }, 'joined'],
  ['accounting has less and a person has joined it', { accounting: of(18) }, 'joined'],
  ['something is open', { open: 1 }, 'differs'],
  ['something is open and somebody was not heard', { open: 1, provider: null }, 'differs'],
  ['somebody was not heard', { accounting: null }, 'unknown'],
  ['nobody tells of a payment', { rows: 0 }, 'nothing'],
  ['lines of the bank’s file wait for a person', { waiting: 1 }, 'waiting'],
  ['nothing but lines of the bank’s file is told', { rows: 0, waiting: 1 }, 'waiting'],
  ['something is open and lines wait', { open: 1, waiting: 1 }, 'differs'],
  ['nobody tells of a payment, and somebody was not heard', { rows: 0, provider: null }, 'unknown'],
])('A day of which %s', (_title, changed, state) => {
  expect(stateOf({ ...paid, ...changed })).toBe(state)
})
