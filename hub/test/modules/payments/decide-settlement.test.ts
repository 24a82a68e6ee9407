import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from '@matricula/contract'
import type { AttemptStatus } from '../../../src/modules/payments/attempt.model.ts'
import {
  decideSettlement,
  type PayableState,
  type Stage,
  stageOf,
  type Word,
  type WordFacts,
  wordOf,
} from '../../../src/modules/payments/decide-settlement.ts'

const expiresAt = '2025-06-19T15:30:00.000Z'
const before = new Date('2025-06-19T15:29:59.999Z')
const after = new Date(expiresAt)

const approved: ProviderPayment = {
  reference: 'MH-1',
  providerRef: 'SP-1',
  status: 'approved',
  rawStatus: 'Aceptada',
  amount: 4_750_000,
  currency: 'COP',
  at: '2025-06-19T15:05:00.000Z',
  means: 'card',
  reason: null,
  test: false,
}

function word(seen: ProviderPayment | null, facts: Partial<WordFacts> = {}) {
  const asked = { amount: 4_750_000, expiresAt }
  return wordOf({ asked, seen, now: before, testsCount: false, ...facts })
}

describe('what the provider says of a charge', () => {
  it.each<[string, Partial<ProviderPayment>, Partial<WordFacts>, Word]>([
    ['an approval', {}, {}, 'approved'],
    ['an approval after our expiry', {}, { now: after }, 'approved'],
    ['a peso less', { amount: 4_749_999 }, {}, 'wrong-amount'],
    ['a peso more', { amount: 4_750_001 }, {}, 'wrong-amount'],
    ['dollars', { currency: 'USD' }, {}, 'wrong-currency'],
    ['another currency and another amount', { currency: 'USD', amount: 1 }, {}, 'wrong-currency'],
    ['a test in production', { test: true }, {}, 'test-payment'],
    ['a test in the sandbox', { test: true }, { testsCount: true }, 'approved'],
    ['a wrong amount in the sandbox', { test: true, amount: 1 }, { testsCount: true }, 'wrong-amount'],
    ['a decline, whatever its amount', { status: 'declined', amount: 1 }, {}, 'declined'],
    ['an expiry', { status: 'expired' }, {}, 'expired'],
    ['money that went back', { status: 'reversed' }, {}, 'reversed'],
    ['a payment under way, past our expiry too', { status: 'pending' }, { now: after }, 'pending'],
  ])('%s', (_title, change, facts, said) => {
    expect(word({ ...approved, ...change }, facts)).toBe(said)
  })

  it('is nothing until our expiry of a payment that it never saw', () => {
    expect(word(null)).toBe('unseen')
    expect(word(null, { now: after })).toBe('timed-out')
  })
})

const columns = [
  'approved',
  'wrong-amount',
  'wrong-currency',
  'test-payment',
  'reversed',
  'pending',
  'declined',
  'expired',
  'unseen',
  'timed-out',
] as const satisfies readonly Word[]

/** A step, or a step with the exception that a person looks into; `-` is nothing. */
const table: Readonly<Record<Stage, readonly string[]>> = {
  waiting: [
    'pay',
    'review wrong-amount',
    'review wrong-currency',
    'review test-payment',
    'reverse reversed',
    'wait',
    'decline',
    'expire',
    'wait',
    'expire',
  ],
  review: [
    'pay',
    'report wrong-amount',
    'report wrong-currency',
    'report test-payment',
    'reverse reversed',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  'review-of-another': [
    'pay',
    'report wrong-amount',
    'report wrong-currency',
    'report test-payment',
    '-',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  over: [
    'pay',
    'review wrong-amount',
    'review wrong-currency',
    'review test-payment',
    'reverse reversed',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  'given-back': [
    'pay',
    'review wrong-amount',
    'review wrong-currency',
    'review test-payment',
    'reverse',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  paid: [
    '-',
    'report wrong-amount',
    'report wrong-currency',
    'report test-payment',
    'reverse reversed',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  duplicate: [
    '-',
    'report wrong-amount',
    'report wrong-currency',
    'report test-payment',
    'reverse',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  returned: [
    'report approved-again',
    'report wrong-amount',
    'report wrong-currency',
    'report test-payment',
    '-',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
  another: [
    'report duplicate-payment',
    'report duplicate-payment',
    'report wrong-currency',
    'report test-payment',
    '-',
    '-',
    '-',
    '-',
    '-',
    '-',
  ],
}

const stages = Object.keys(table) as Stage[]

function decided(stage: Stage, said: Word, payable: PayableState = 'due'): string {
  const { step, exception } = decideSettlement(stage, said, payable)
  if (step === 'ignore') return '-'
  return exception === null ? step : `${step} ${exception}`
}

describe('what follows from it', () => {
  it.each(stages)('for a payment in stage %s, word by word', (stage) => {
    expect(columns.map((said) => decided(stage, said))).toEqual(table[stage])
  })

  it.each(stages.filter((stage) => decided(stage, 'approved') === 'pay'))(
    'for an approval in stage %s, by how what it pays stands',
    (stage) => {
      expect(decided(stage, 'approved', 'paid-otherwise')).toBe('keep-both duplicate-payment')
      expect(decided(stage, 'approved', 'changed')).toBe('review wrong-amount')
    },
  )

  it('is never nothing for money that was taken, but where this very charge has paid or is to go back', () => {
    const taken = ['approved', 'wrong-amount', 'wrong-currency', 'test-payment'] as const
    const silent = stages.flatMap((stage) =>
      taken.filter((said) => decided(stage, said) === '-').map((said) => `${stage} ${said}`),
    )
    expect(silent).toEqual(['paid approved', 'duplicate approved'])
  })
})

describe('where a payment stands', () => {
  it.each<[AttemptStatus, Stage, Stage]>([
    ['open', 'waiting', 'waiting'],
    ['agreement', 'waiting', 'waiting'],
    ['under_review', 'review', 'review-of-another'],
    ['failed', 'over', 'over'],
    ['declined', 'over', 'over'],
    ['expired', 'over', 'over'],
    ['returned', 'given-back', 'given-back'],
    ['approved', 'paid', 'another'],
    ['duplicate', 'duplicate', 'another'],
    ['reversed', 'returned', 'another'],
  ])('when it is %s: %s for its own charge, %s for one beside it', (status, its, beside) => {
    expect(stageOf({ status, providerRef: 'SP-1' }, approved)).toBe(its)
    expect(stageOf({ status, providerRef: 'SP-0' }, approved)).toBe(beside)
    expect(stageOf({ status, providerRef: 'SP-0' }, null)).toBe(its)
  })
})
