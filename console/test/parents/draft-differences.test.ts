import { describe, expect, it } from 'vitest'
import { differencesOf } from '../../src/parents/wizard/draft-differences.ts'
import { choosesTheSame } from '../../src/parents/wizard/same-choices.ts'
import { aDraft, aRide, keys } from '../support/builders.ts'

describe('two drafts of one enrollment', () => {
  it('are listed choice by choice, in words', () => {
    const mine = aDraft({ period: 1, quotas: 0, transport: aRide() })
    expect(differencesOf(mine, aDraft(), keys)).toEqual([
      { what: 'wizard.conflict.period', mine: 'initial.period1', theirs: 'initial.period3' },
      { what: 'wizard.conflict.quotas', mine: 'wizard.conflict.quotasNone', theirs: '11' },
      {
        what: 'wizard.conflict.transport',
        mine: 'TRANSPORTE COMPLETO CERCANO, Calle 7',
        theirs: 'wizard.conflict.transport-undecided',
      },
    ])
  })
  it('do not differ by step, version or activities', () => {
    const other = aDraft({ step: 4, version: 8, activities: ['ECO-1'] })
    expect(differencesOf(aDraft(), other, keys)).toEqual([])
    expect(choosesTheSame(aDraft(), other)).toBe(true)
  })
  it.each([
    [{ period: 1 } as const],
    [{ method: 1 } as const],
    [{ quotas: 4 }],
    [{ transport: { is: 'none' } } as const],
    [{ transport: aRide() }],
  ])('do not choose the same with %j', (change) => {
    expect(choosesTheSame(aDraft(), aDraft(change))).toBe(false)
  })
  it.each([[{ itemCode: 'CT-0002' }], [{ direction: 'AM' } as const], [{ price: 1 }]])(
    'do not choose the same ride with %j',
    (change) => {
      const [one, other] = [aDraft({ transport: aRide() }), aDraft({ transport: aRide(change) })]
      expect(choosesTheSame(one, other)).toBe(false)
    },
  )
})
