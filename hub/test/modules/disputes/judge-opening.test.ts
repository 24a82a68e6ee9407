import { describe, expect, it } from 'vitest'
import { contestable, judgeOpening } from '../../../src/modules/disputes/judge-opening.ts'

const today = '2026-10-07'
const payment = {
  account: 'provider/card',
  amount: 1_425_000,
  returned: 0,
  approvedAt: '2026-10-05T15:00:00.000Z',
} as const
const paid = { payment, disputes: [], isGoingBack: false }
const said = { amount: 1_425_000, fee: 30_000, openedOn: '2026-10-06', answerBy: '2026-10-08' }
const past = (status: 'won' | 'lost', borneBy: 'family' | 'school' | null) => ({
  ...paid,
  disputes: [{ status, borneBy, amount: 1_425_000 }] as const,
})

describe('A dispute of a payment', () => {
  it('may be opened for all that its provider holds, also after another one was won', () => {
    expect(judgeOpening(paid, said, today)).toBeNull()
    expect(judgeOpening(past('won', null), said, today)).toBeNull()
    const partly = { ...paid, payment: { ...payment, returned: 425_000 } }
    expect(judgeOpening(partly, { ...said, amount: 1_000_000 }, today)).toBeNull()
  })

  it.each([
    [
      'while another one is open',
      { ...paid, disputes: [{ status: 'answered', borneBy: null, amount: 1 }] },
      'DISPUTE_OPEN',
    ],
    ['that the school has lost before', past('lost', 'school'), 'NOT_DISPUTABLE'],
    ['that went back', { ...paid, payment: { ...payment, returned: 1_425_000 } }, 'NOT_DISPUTABLE'],
    [
      'that came in at a bank',
      { ...paid, payment: { ...payment, account: 'bank/agreement' } },
      'NOT_DISPUTABLE',
    ],
    ['of which a part is on its way back', { ...paid, isGoingBack: true }, 'REFUND_UNDER_WAY'],
  ] as const)('is refused of one %s', (_which, contested, code) => {
    expect(judgeOpening(contested, said, today)?.code).toBe(code)
  })

  it.each([
    ['amount', { amount: 1_000_000 }],
    ['fee', { fee: 1_425_001 }],
    ['opened_on', { openedOn: '2026-10-04' }],
    ['opened_on', { openedOn: '2026-10-08', answerBy: '2026-10-10' }],
    ['answer_by', { answerBy: '2026-10-05' }],
  ])('is refused by its field %s where that cannot be: %j', (field, wrong) => {
    const refusal = judgeOpening(paid, { ...said, ...wrong }, today)
    expect(refusal?.code).toBe('BAD_INPUT')
    expect(Object.keys(refusal?.fields ?? {})).toEqual([field])
  })

  it('holds nothing that a provider does not', () => {
    expect(contestable(past('lost', 'school'))).toBe(0)
    expect(contestable({ payment: { ...payment, account: 'desk/agreement' }, disputes: [] })).toBe(0)
  })
})
