import { describe, expect, it } from 'vitest'
import { offerRefund } from '../../../src/modules/payments/decide-refund.ts'

const paid = { left: 4_000_000, charged: 5_000_000, isContested: false } as const

describe('What can be given back of a payment', () => {
  it.each([
    ['of a provider that gives parts', { gives: 'part' }, { left: 4_000_000, provider: 'part' }],
    ['of one that gives nothing', { gives: 'none' }, { left: 4_000_000, provider: 'none' }],
    [
      'that is whole, by one that gives the whole',
      { gives: 'whole', left: 5_000_000 },
      { provider: 'whole' },
    ],
    [
      'that is a rest, by one that gives the whole',
      { gives: 'whole' },
      { left: 4_000_000, provider: 'none' },
    ],
    ['that is contested', { gives: 'part', isContested: true }, { left: 0, contested: true }],
  ] as const)('%s', (_case, facts, expected) => {
    expect(offerRefund({ ...paid, ...facts })).toMatchObject(expected)
  })
})
