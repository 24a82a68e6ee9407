import { describe, expect, it } from 'vitest'
import { amountOf, isByProvider } from '../../../src/office/refunds/give-back-input.ts'

describe('What is to go back', () => {
  it.each([
    ['all that is left', { extent: 'whole' }, 500],
    ['a part', { extent: 'part', part: 200 }, 200],
    ['nothing that is known while no extent is chosen', { part: 200 }, undefined],
    ['nothing that is known while its part is not written', { extent: 'part', part: null }, undefined],
    ['nothing that is known of a part in words', { extent: 'part', part: 'mucho' }, undefined],
    ['nothing that is known of more than is left', { extent: 'part', part: 501 }, undefined],
    ['nothing that is known of a part of 0', { extent: 'part', part: 0 }, undefined],
  ] as const)('is %s', (_what, input, amount) => {
    expect(amountOf(input, { left: 500 })).toBe(amount)
  })
})

describe('A provider', () => {
  it.each([
    ['that gives parts', 'part', 'part', true],
    ['that gives the whole', 'whole', 'whole', true],
    ['that gives the whole', 'whole', 'part', false],
    ['that gives nothing', 'none', 'whole', false],
  ] as const)('%s (%s) is asked for %s: %s', (_which, provider, extent, isAsked) => {
    expect(isByProvider({ extent }, { provider })).toBe(isAsked)
  })
})
