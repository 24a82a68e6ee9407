import { describe, expect, it } from 'vitest'
import { spanOf } from '../../../src/modules/reconciliation/list-days.ts'

const today = '2025-03-02'

describe('The days', () => {
  it.each([
    ['an open span', {}, ['2025-02-24', '2025-03-02']],
    ['until a day', { to: '2025-02-01' }, ['2025-01-26', '2025-02-01']],
    ['from a day', { from: '2025-02-28' }, ['2025-02-28', '2025-03-02']],
    ['from a day to come', { from: '2025-03-05' }, ['2025-03-05', '2025-03-05']],
    ['a month', { from: '2025-01-01', to: '2025-01-31' }, ['2025-01-01', '2025-01-31']],
  ])('of %s', (_title, span, [from, to]) => {
    expect(spanOf(span, today)).toEqual({ from, to })
  })

  it.each([
    ['more than a month', { from: '2025-01-01', to: '2025-02-01' }],
    ['a span that ends before it begins', { from: '2025-01-02', to: '2025-01-01' }],
    ['all that has been since', { from: '2020-01-01' }],
  ])('of %s are none', (_title, span) => {
    expect(spanOf(span, today)).toBeNull()
  })
})
