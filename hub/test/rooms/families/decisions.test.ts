import { describe, expect, it } from 'vitest'
import { decideStanding, type StandingFacts } from '../../../src/rooms/families/decide-standing.ts'
import { settlementOfShare } from '../../../src/rooms/families/settlement-of-share.ts'

const facts: StandingFacts = {
  outcome: 'proceed',
  order: null,
  attempt: null,
  draft: { version: 3, step: 5 },
}

describe('How a child’s enrollment stands', () => {
  it.each<[string, Partial<StandingFacts>, string]>([
    ['nobody has chosen anything', { draft: { version: 0, step: 0 } }, 'not-started'],
    ['the wizard is on its way', { draft: { version: 1, step: 4 } }, 'choosing'],
    ['the wizard is at its pay step', {}, 'ready'],
    ['an order that came to nothing is open again', { order: { status: 'open' } }, 'ready'],
    ['a payment is under way', { order: { status: 'paying' }, attempt: { status: 'open' } }, 'paying'],
    [
      'the bank is waited for',
      { order: { status: 'agreement' }, attempt: { status: 'agreement' } },
      'agreement',
    ],
    [
      'a person looks into the payment',
      { order: { status: 'paying' }, attempt: { status: 'parked' } },
      'review',
    ],
    ['the administration has ordered', { order: { status: 'sent' } }, 'review'],
    ['it is paid here', { order: { status: 'paid' }, attempt: { status: 'approved' } }, 'paid'],
    ['it was paid elsewhere', { outcome: 'complete' }, 'paid'],
    ['it is paid, and the season is over', { outcome: 'closed', order: { status: 'paid' } }, 'paid'],
    ['a payment outlives the season', { outcome: 'closed', order: { status: 'paying' } }, 'paying'],
    ['the season is over', { outcome: 'closed' }, 'closed'],
    ['the late form is over', { outcome: 'late-form' }, 'closed'],
    ['nobody may enter at night', { outcome: 'maintenance' }, 'closed'],
  ])('when %s', (_title, changes, standing) => {
    expect(decideStanding({ ...facts, ...changes })).toBe(standing)
  })
})

describe('A provider’s word about the whole', () => {
  const seen = {
    reference: 'F',
    providerRef: 'P',
    status: 'approved',
    rawStatus: 'Aceptada',
    amount: 900,
    currency: 'COP',
    at: '2025-06-20T15:00:00.000Z',
    means: 'card',
    reason: null,
    test: true,
  } as const

  it('is the same for a child, with the child’s part of the money', () => {
    expect(settlementOfShare({ is: 'settle', seen }, 300)).toEqual({
      is: 'settle',
      seen: { ...seen, amount: 300 },
    })
  })

  it('that it never saw the payment is the same for every child', () => {
    expect(settlementOfShare({ is: 'close', as: 'expired', seen: null }, 300)).toEqual({
      is: 'close',
      as: 'expired',
      seen: null,
    })
  })
})
