import { describe, expect, it } from 'vitest'
import { accountBalances, withPayouts } from '../../../src/office/payments/shown-movements.ts'

type Movement = Parameters<typeof withPayouts>[0][number]
type Payout = Parameters<typeof withPayouts>[1][number]

const paid: Movement = {
  key: 'payment:p1',
  day: '2027-02-10',
  postedAt: '2027-02-10T15:00:00.000Z',
  reason: null,
  lines: [
    { account: 'provider/card', kind: 'provider', amount: 5_600_000 },
    { account: 'to-post/order:o1', kind: 'to-post', amount: -5_600_000 },
  ],
}

const booked: Movement = {
  ...paid,
  key: 'payment:p1:2',
  day: '2027-02-14',
  lines: [
    { account: 'to-post/order:o1', kind: 'to-post', amount: 5_600_000 },
    { account: 'accounting/main', kind: 'accounting', amount: -5_600_000 },
  ],
}

const payout: Payout = {
  id: '7d0f4a0e-3a53-4f0e-9f57-0d6f6d3a1c11',
  instance: 'card',
  reference: 'PO-1',
  status: 'arrived',
  day: '2027-02-12',
  returned_on: null,
  net: 8_900_000,
  amount: 5_600_000,
}

function left(payouts: readonly Payout[]) {
  const lines = accountBalances(withPayouts([paid, booked], payouts))
  return lines.map(({ account, amount }) => [account, amount])
}

describe('The money of an order', () => {
  it('is no more at its provider once a payout has it', () => {
    expect(left([])).toEqual([
      ['provider/card', 5_600_000],
      ['accounting/main', -5_600_000],
    ])
    expect(left([payout])).toEqual([
      [`payout/${payout.id}`, 5_600_000],
      ['accounting/main', -5_600_000],
    ])
  })

  it('is at its provider again once the payout came back', () => {
    expect(left([{ ...payout, status: 'returned', returned_on: '2027-02-13' }])).toEqual([
      ['provider/card', 5_600_000],
      ['accounting/main', -5_600_000],
    ])
  })

  it('is told day by day, what went into a payout among the movements', () => {
    const shown = withPayouts([paid, booked], [{ ...payout, status: 'returned', returned_on: '2027-02-13' }])
    expect(shown.map(({ day, reason }) => [day, reason])).toEqual([
      ['2027-02-10', null],
      ['2027-02-12', 'paid-out'],
      ['2027-02-13', 'payout-returned'],
      ['2027-02-14', null],
    ])
  })
})
