import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from '@matricula/contract'
import type { AttemptStatus } from '../../../src/rooms/payments/attempt.model.ts'
import { decideSettlement, movesForward } from '../../../src/rooms/payments/decide-settlement.ts'

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

interface Situation {
  readonly now?: Date
  readonly testsCount?: boolean
}

function decide(seen: ProviderPayment | null, { now = before, testsCount = false }: Situation = {}) {
  return decideSettlement({ attempt: { amount: 4_750_000, expiresAt }, seen, now, testsCount })
}

describe('what the provider’s word means', () => {
  it.each<[string, Partial<ProviderPayment>, Situation, object]>([
    ['an approval settles', {}, {}, { is: 'settle' }],
    ['an approval after our expiry settles', {}, { now: after }, { is: 'settle' }],
    ['an approval of a peso less parks', { amount: 4_749_999 }, {}, { is: 'park', why: 'wrong-amount' }],
    ['an approval of a peso more parks', { amount: 4_750_001 }, {}, { is: 'park', why: 'wrong-amount' }],
    ['an approval in dollars parks', { currency: 'USD' }, {}, { is: 'park', why: 'wrong-currency' }],
    [
      'a wrong currency is said before a wrong amount',
      { currency: 'USD', amount: 1 },
      {},
      { is: 'park', why: 'wrong-currency' },
    ],
    ['a test approval parks in production', { test: true }, {}, { is: 'park', why: 'test-payment' }],
    ['a test approval settles in the sandbox', { test: true }, { testsCount: true }, { is: 'settle' }],
    [
      'a wrong amount parks in the sandbox too',
      { test: true, amount: 1 },
      { testsCount: true },
      { is: 'park', why: 'wrong-amount' },
    ],
    ['a decline closes', { status: 'declined' }, {}, { is: 'close', as: 'declined' }],
    ['an expiry closes', { status: 'expired' }, {}, { is: 'close', as: 'expired' }],
    ['a reversal reverses', { status: 'reversed' }, {}, { is: 'reverse' }],
    ['a pending payment waits', { status: 'pending' }, {}, { is: 'wait' }],
    ['a pending payment waits past our expiry', { status: 'pending' }, { now: after }, { is: 'wait' }],
    ['a decline of another amount still closes', { status: 'declined', amount: 1 }, {}, { is: 'close' }],
  ])('%s', (_title, change, situation, settlement) => {
    const seen = { ...approved, ...change }

    expect(decide(seen, situation)).toMatchObject({ ...settlement, seen })
  })

  it('a payment the provider never saw waits until our expiry and closes at it', () => {
    expect(decide(null)).toEqual({ is: 'wait', seen: null })
    expect(decide(null, { now: after })).toEqual({ is: 'close', as: 'expired', seen: null })
  })
})

const statuses = [
  'open',
  'agreement',
  'parked',
  'failed',
  'declined',
  'expired',
  'approved',
  'duplicate',
  'reversed',
] as const satisfies readonly AttemptStatus[]

const forward: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  open: ['parked', 'failed', 'declined', 'expired', 'approved', 'duplicate', 'reversed'],
  agreement: ['parked', 'failed', 'declined', 'expired', 'approved', 'duplicate', 'reversed'],
  parked: ['failed', 'declined', 'expired', 'approved', 'duplicate', 'reversed'],
  failed: ['approved', 'duplicate', 'reversed'],
  declined: ['approved', 'duplicate', 'reversed'],
  expired: ['approved', 'duplicate', 'reversed'],
  approved: ['reversed'],
  duplicate: ['reversed'],
  reversed: [],
}

const pairs = statuses.flatMap((from) =>
  statuses.map((to) => [from, to, forward[from].includes(to)] as const),
)

describe('a payment only moves forward', () => {
  it.each(pairs)('from %s to %s: %s', (from, to, moves) => {
    expect(movesForward(from, to)).toBe(moves)
  })
})
