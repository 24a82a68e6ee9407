import { describe, expect, it } from 'vitest'
import { judgeWithdrawal } from '../../../src/modules/withdrawals/decide-withdrawal.ts'

const refund = { left: 4_000_000, charged: 4_750_000, gives: 'part', isContested: false } as const
const facts = { from: '2025-06-19', today: '2025-09-15', refund }
const said = { day: '2025-08-01', reason: 'Se muda', returned: 1_000_000, way: 'provider' } as const

describe('A withdrawal', () => {
  it.each([
    ['on the payment’s day', { day: '2025-06-19' }],
    ['today', { day: '2025-09-15' }],
    ['of all that is left', { returned: 4_000_000 }],
    ['of nothing, by nobody', { returned: 0, way: null }],
    ['of nothing, whoever is named', { returned: 0 }],
  ])('can be recorded %s', (_, change) => {
    expect(judgeWithdrawal({ ...said, ...change }, facts)).toBeNull()
  })

  it.each([
    ['before the payment', { day: '2025-06-18' }, {}, { day: ['withdrawal.day'] }],
    ['on a day to come', { day: '2025-09-16' }, {}, { day: ['withdrawal.day'] }],
    ['of more than is left', { returned: 4_000_001 }, {}, { returned: ['refund.tooMuch'] }],
    ['of money by nobody', { way: null }, {}, { way: ['validation.any.required'] }],
    ['by a provider that gives nothing back', {}, { gives: 'none' }, { way: ['refund.notByProvider'] }],
    ['in part by a provider of wholes', {}, { gives: 'whole' }, { way: ['refund.wholeOnly'] }],
    ['of a contested payment', {}, { isContested: true }, { returned: ['refund.contested'] }],
    [
      'of a contested payment, with nothing back',
      { returned: 0, way: null },
      { isContested: true },
      { returned: ['refund.contested'] },
    ],
  ] as const)('is refused %s', (_, change, of, wrong) => {
    expect(judgeWithdrawal({ ...said, ...change }, { ...facts, refund: { ...refund, ...of } })).toEqual(wrong)
  })
})
