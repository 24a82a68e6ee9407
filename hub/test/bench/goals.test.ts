import { describe, expect, it } from 'vitest'
import { exitCodeOf } from '../../bench/goals/exit-code.ts'
import { type Goal, goalsOf, type PlacedGoal } from '../../bench/goals/goals.ts'
import { judge } from '../../bench/goals/judge.ts'
import { countLine, formatGoal, goalRows } from '../../bench/goals/report.ts'

const node20 = { cores: 2, node: 'v20.19.0' }
const atLeast: Goal = { unit: 'times', is: 'at least', limit: 0.45 }
const atMost: Goal = { unit: 'kB', is: 'at most', limit: 80 }
const laterLess: Goal = { unit: 'times', is: 'at most', limit: 2.5, limitFromNode24: 1.8 }
const ofThree: Goal = { unit: 'times', is: 'at least', limit: 2.2, cores: 3 }

const placed = (goal: Goal): PlacedGoal => ({ bench: 'quotes', what: 'pace', goal })
const measured = (value: number) => [{ bench: 'quotes', what: 'pace', value }]

describe('A goal', () => {
  it.each([
    ['at least 0.45 is met by it', atLeast, 0.45, node20, 'met'],
    ['at least 0.45 is missed by less', atLeast, 0.449, node20, 'missed'],
    ['at most 80 is met by it', atMost, 80, node20, 'met'],
    ['at most 80 is missed by more', atMost, 80.1, node20, 'missed'],
    ['of an older Node holds before Node 24', laterLess, 2.4, { cores: 2, node: 'v22.9.0' }, 'met'],
    ['of Node 24 holds from it on', laterLess, 2.4, { cores: 2, node: 'v24.0.0' }, 'missed'],
    ['of Node 24 leaves the others as they are', atMost, 79, { cores: 2, node: 'v26.1.0' }, 'met'],
    ['of three cores is not shown by two', ofThree, 1.1, node20, 'not shown by this machine'],
    ['of three cores is missed on three', ofThree, 1.1, { cores: 3, node: 'v20.19.0' }, 'missed'],
  ] as const)('%s', (_, goal, value, machine, verdict) => {
    const { figures } = judge([placed(goal)], measured(value), machine)
    expect(figures.map((one) => one.verdict)).toEqual([verdict])
  })

  it('that nothing was measured of is named, and so is a share of nothing', () => {
    expect(judge([placed(atLeast)], [], node20).notMeasured).toEqual([placed(atLeast)])
    expect(judge([placed(atLeast)], measured(Number.NaN), node20).notMeasured).toEqual([placed(atLeast)])
  })

  it('is judged by the limit of this machine, which its figure keeps', () => {
    const { figures } = judge([placed(laterLess)], measured(2), { cores: 2, node: 'v24.0.0' })
    expect(figures).toEqual([
      {
        bench: 'quotes',
        what: 'pace',
        value: 2,
        unit: 'times',
        goal: { is: 'at most', limit: 1.8 },
        verdict: 'missed',
      },
    ])
  })

  it.each([
    [atLeast, 'at least 0.45'],
    [atMost, 'at most 80 kB'],
    [laterLess, 'at most 2.5 (1.8 from Node 24 on)'],
    [ofThree, 'at least 2.2 (from 3 cores on)'],
  ])('%j reads %s', (goal, text) => {
    expect(formatGoal(goal)).toBe(text)
  })
})

describe('The goals of a run', () => {
  const judged = judge(
    [placed(atMost), { ...placed(ofThree), what: 'three' }, { ...placed(atLeast), what: 'more' }],
    [...measured(90), { bench: 'quotes', what: 'three', value: 1 }],
    node20,
  )

  it('are those of the benches that were chosen', () => {
    expect(goalsOf(['cli', 'sign-ins']).map(({ bench }) => bench)).toEqual([
      'sign-ins',
      ...Array.from({ length: 4 }, () => 'cli'),
    ])
  })

  it('have a line each, with value, goal and what became of it', () => {
    expect(goalRows(judged, null)).toEqual([
      ['', 'value', 'goal', ''],
      ['quotes: pace', '90.0 kB', 'at most 80 kB', 'missed'],
      ['quotes: three', '1.00', 'at least 2.2', 'not shown by this machine'],
      ['quotes: more', '', 'at least 0.45', 'not measured'],
    ])
  })

  it('are counted, those that are neither met nor missed apart', () => {
    expect(countLine(judged)).toBe('0 met, 1 missed, 1 not shown by this machine, 1 not measured')
    expect(countLine({ figures: [], notMeasured: [] })).toBe('0 met, 0 missed')
  })
})

describe('A run of the bench', () => {
  const met = [{ verdict: 'met' }, { verdict: 'not shown by this machine' }] as const
  const none = { brokeOff: [], leftOut: [], asked: [] }

  it.each([
    ['ends with 0 where no goal is missed', { ...none, figures: met }, 0],
    ['ends with 1 where one is', { ...none, figures: [...met, { verdict: 'missed' }] }, 1],
    ['ends with 1 where a bench broke off', { ...none, figures: met, brokeOff: ['cli'] }, 1],
    ['of all ends with 0 without a browser', { ...none, figures: met, leftOut: ['console'] }, 0],
    [
      'by name ends with 1 without what was asked for',
      { ...none, figures: met, leftOut: ['console'], asked: ['console'] },
      1,
    ],
  ] as const)('%s', (_, outcome, code) => {
    expect(exitCodeOf(outcome)).toBe(code)
  })
})
