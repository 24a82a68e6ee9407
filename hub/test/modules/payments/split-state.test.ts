import { describe, expect, it } from 'vitest'
import { type PartFacts, partState } from '../../../src/modules/payments/split-state.ts'

const unpaid: PartFacts = {
  split: 'standing',
  isPaid: false,
  isUnderWay: false,
  fate: 'stands',
  isPast: false,
  fits: true,
}

describe('A part of a split', () => {
  it.each<[string, Partial<PartFacts>, string]>([
    ['nobody has paid', {}, 'payable'],
    ['somebody is paying, whatever the price', { isUnderWay: true, fits: false, isPast: true }, 'paying'],
    ['is paid, whatever the day', { isPaid: true, isPast: true }, 'paid'],
    ['no longer comes to the price', { fits: false }, 'stale'],
    ['is late', { isPast: true }, 'late'],
    ['belongs to a complete order', { split: 'complete', isPaid: true }, 'paid'],
    ['belongs to a complete order and went back since', { split: 'complete', fate: 'returned' }, 'returned'],
    ['belongs to a complete order that goes back', { split: 'complete', fate: 'returning' }, 'returning'],
    ['belongs to a complete order and was lost', { split: 'complete', fate: 'lost' }, 'lost'],
    ['was undone', { split: 'undone' }, 'over'],
    ['was not paid in time', { split: 'ended' }, 'over'],
    ['was paid for nothing', { split: 'ended', isPaid: true }, 'returning'],
    ['was paid for nothing and went back', { split: 'ended', isPaid: true, fate: 'returned' }, 'returned'],
  ])('that %s', (_name, facts, state) => {
    expect(partState({ ...unpaid, ...facts })).toBe(state)
  })
})
