import { describe, expect, it } from 'vitest'
import { decideChildStatus, type ChildFacts } from '../../../src/modules/families/decide-child-status.ts'

const facts: ChildFacts = {
  outcome: 'proceed',
  order: null,
  attempt: null,
  draft: { version: 3, step: 5 },
}

describe('How a child’s enrollment stands', () => {
  it.each<[string, Partial<ChildFacts>, string]>([
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
      { order: { status: 'paying' }, attempt: { status: 'under_review' } },
      'review',
    ],
    ['the money went back', { order: { status: 'reversed' }, attempt: { status: 'reversed' } }, 'returned'],
    ['the child has left', { order: { status: 'withdrawn' }, attempt: { status: 'approved' } }, 'withdrawn'],
    [
      'the child has left, which is paid elsewhere',
      { outcome: 'complete', order: { status: 'withdrawn' } },
      'withdrawn',
    ],
    ['the administration has ordered', { order: { status: 'sent' } }, 'review'],
    ['it is paid here', { order: { status: 'paid' }, attempt: { status: 'approved' } }, 'paid'],
    ['it was paid elsewhere', { outcome: 'complete' }, 'paid'],
    ['it is paid, and the season is over', { outcome: 'closed', order: { status: 'paid' } }, 'paid'],
    ['a payment outlives the season', { outcome: 'closed', order: { status: 'paying' } }, 'paying'],
    ['the season is over', { outcome: 'closed' }, 'closed'],
    ['the late form is over', { outcome: 'late-form' }, 'closed'],
    ['nobody may enter at night', { outcome: 'maintenance' }, 'closed'],
  ])('when %s', (_title, changes, expected) => {
    expect(decideChildStatus({ ...facts, ...changes })).toBe(expected)
  })
})
