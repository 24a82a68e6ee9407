import { describe, expect, it } from 'vitest'
import { stagesOf } from '../../../src/office/home/funnel.ts'
import type { Step } from '../../../src/office/steps.ts'

const funnel: { step: Step; students: number }[] = [
  { step: 'not-entered', students: 10 },
  { step: 'pay', students: 4 },
  { step: 'complete', students: 3 },
]
const steps: { step: Step; students: number }[] = [
  { step: 'blocked', students: 7 },
  { step: 'not-entered', students: 6 },
  { step: 'pay', students: 1 },
  { step: 'complete', students: 3 },
]

describe('the stages of the funnel', () => {
  const stages = stagesOf({ funnel, steps })

  it('tell who reached a step from who is there now', () => {
    expect(stages.map(({ step, reached, here }) => [step, reached, here])).toEqual([
      ['not-entered', 10, 6],
      ['pay', 4, 1],
      ['complete', 3, 3],
    ])
  })
  it('lead to the rows that they count: the step and all after it, never the blocked', () => {
    expect(stages.map(({ onwards }) => onwards)).toEqual([
      expect.not.arrayContaining(['blocked']),
      ['pay', 'returned', 'split', 'paying', 'agreement', 'complete'],
      ['complete'],
    ])
    expect(stages[0]?.onwards).toHaveLength(13)
  })
})
