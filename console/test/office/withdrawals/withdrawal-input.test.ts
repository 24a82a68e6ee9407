import { describe, expect, it } from 'vitest'
import { isByProvider, isWhole, returnedOf } from '../../../src/office/withdrawals/withdrawal-input.ts'

describe('What goes back of who leaves', () => {
  it.each([
    ['what is written', { returned: 200 }, 200],
    ['nothing where that is written', { returned: 0 }, 0],
    ['not known while nothing is written', { returned: null }, undefined],
    ['not known of an amount in words', { returned: 'mucho' }, undefined],
    ['not known of more than is left', { returned: 501 }, undefined],
  ] as const)('is %s', (_what, input, amount) => {
    expect(returnedOf(input, { left: 500 })).toBe(amount)
  })

  it('is nothing where nothing is left', () => {
    expect(returnedOf({}, { left: 0 })).toBe(0)
  })
})

describe('The provider', () => {
  it.each([
    ['part', 200, true],
    ['whole', 500, true],
    ['whole', 200, false],
    ['whole', undefined, true],
    ['none', 500, false],
  ] as const)('that gives back "%s" is asked for %s of 500: %s', (provider, returned, isAsked) => {
    expect(isByProvider(returned, { left: 500, provider })).toBe(isAsked)
  })
})

it.each([
  ['2025-06-19', true],
  ['0020-06-19', false],
  [undefined, false],
] as const)('A day that is written as %s is whole: %s', (day, isIt) => {
  expect(isWhole(day)).toBe(isIt)
})
