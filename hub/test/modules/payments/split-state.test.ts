import { describe, expect, it } from 'vitest'
import { type PartFacts, partState } from '../../../src/modules/payments/split-state.ts'

const unpaid: PartFacts = { split: 'standing', isPaid: false, isUnderWay: false, isPast: false, fits: true }

describe('A part of a split', () => {
  it.each<[string, Partial<PartFacts>, string]>([
    ['nobody has paid', {}, 'payable'],
    ['somebody is paying, whatever the price', { isUnderWay: true, fits: false, isPast: true }, 'paying'],
    ['is paid, whatever the day', { isPaid: true, isPast: true }, 'paid'],
    ['no longer comes to the price', { fits: false }, 'stale'],
    ['is late', { isPast: true }, 'late'],
    ['belongs to a complete order', { split: 'complete', isPaid: true }, 'paid'],
    ['belongs to a complete order and went back since', { split: 'complete' }, 'paid'],
    ['was undone', { split: 'undone' }, 'over'],
    ['was not paid in time', { split: 'ended' }, 'over'],
    ['was paid for nothing', { split: 'ended', isPaid: true }, 'returning'],
  ])('that %s', (_name, facts, state) => {
    expect(partState({ ...unpaid, ...facts })).toBe(state)
  })
})
