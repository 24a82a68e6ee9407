import { describe, expect, it } from 'vitest'
import {
  overAs,
  sentState,
  standingState,
  stateOfAll,
  stateOfUse,
} from '../../../src/modules/pay-links/decide-link-state.ts'

const [day, before, after] = ['2025-06-20', '2025-06-19', '2025-06-21'].map(
  (one) => new Date(`${one}T15:00:00Z`),
)
if (day === undefined || before === undefined || after === undefined) throw new Error('three days')
const standing = { expiresAt: day, withdrawnAt: null }
const withdrawn = { expiresAt: day, withdrawnAt: before }

describe('A link', () => {
  it.each([
    [null, 'proceed', 'payable'],
    ['open', 'proceed', 'payable'],
    ['open', 'late-form', 'not-now'],
    ['open', 'closed', 'not-now'],
    [null, 'maintenance', 'not-now'],
    [null, 'not-active', 'not-now'],
    [null, 'complete', 'paid'],
    ['paying', 'proceed', 'paying'],
    ['paying', 'closed', 'paying'],
    ['agreement', 'proceed', 'not-now'],
    ['paid', 'complete', 'paid'],
    ['reversed', 'proceed', 'not-now'],
    ['sent', 'proceed', 'not-now'],
  ] as const)('of an order that is %s and a code that leads to %s is %s', (order, outcome, state) => {
    expect(standingState(outcome, order)).toBe(state)
  })

  it.each([
    [['payable', 'paid', 'paying'], 'payable'],
    [['paid', 'paying', 'not-now'], 'paying'],
    [['paid', 'paid'], 'paid'],
    [['paid', 'not-now'], 'not-now'],
    [[], 'not-now'],
  ] as const)('for things that are %j is %s', (states, state) => {
    expect(stateOfAll(states)).toBe(state)
  })

  it.each([
    [['declined', 'expired', 'failed', 'returned', 'duplicate'], null],
    [['declined', 'open'], 'paying'],
    [['under_review'], 'paying'],
    [['declined', 'approved'], 'paid'],
    [['reversed'], 'not-now'],
  ] as const)('pays once: after payments that are %j it is %s', (payments, state) => {
    expect(stateOfUse(payments)).toBe(state)
  })

  it.each([
    ['stands until its last moment', standing, before, null],
    ['is over from its last moment on', standing, day, 'expired'],
    ['that was withdrawn is that before its last day', withdrawn, before, 'withdrawn'],
    ['that was withdrawn is that after it', withdrawn, after, 'withdrawn'],
  ] as const)('%s', (_title, link, now, over) => {
    expect(overAs(link, now)).toBe(over)
  })

  it.each([
    [
      'by which somebody has paid is paid, also after its end',
      standing,
      ['declined', 'approved'],
      after,
      'paid',
    ],
    ['by which somebody pays is so, also once it is withdrawn', withdrawn, ['open'], before, 'paying'],
    ['whose payment a person looks into is being paid', standing, ['under_review'], after, 'paying'],
    ['whose payment went back was paid, and stands no more', standing, ['reversed'], before, 'returned'],
    [
      'whose payment went back is that also once it is withdrawn',
      withdrawn,
      ['reversed'],
      before,
      'returned',
    ],
    ['by which nobody has paid stands', standing, ['declined', 'expired'], before, 'standing'],
    ['by which nobody has paid is over', standing, [], after, 'expired'],
  ] as const)('%s', (_title, link, payments, now, state) => {
    expect(sentState(link, payments, now)).toBe(state)
  })
})
