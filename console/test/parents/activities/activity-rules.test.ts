import { describe, expect, it } from 'vitest'
import {
  activityPrice,
  isFull,
  kindOf,
  refusalByCode,
  refusalOf,
} from '../../../src/parents/activities/activity-rules.ts'

const chess = { code: 'CLB-02', left: 9 }

describe('refusalOf', () => {
  it.each([
    ['lets the first one in', [], chess, null],
    ['lets the third one in', ['A', 'B'], chess, null],
    ['refuses the fourth', ['A', 'B', 'C'], chess, 'limit'],
    ['refuses the same one twice', ['CLB-02'], chess, 'duplicate'],
    ['calls the same one twice a duplicate even with three', ['A', 'B', 'CLB-02'], chess, 'duplicate'],
    ['refuses without places', [], { ...chess, left: 0 }, 'full'],
    ['lets in where there is no quota', [], { ...chess, left: null }, null],
  ] as const)('%s', (_, enrolled, activity, expected) => {
    expect(refusalOf(activity, enrolled, 3)).toBe(expected)
  })
  it('goes by the season: a fourth one enters where four may', () => {
    expect(refusalOf(chess, ['A', 'B', 'C'], 4)).toBeNull()
    expect(refusalOf(chess, ['A', 'B', 'C', 'D'], 4)).toBe('limit')
  })
})

describe('isFull', () => {
  it('holds the last place open', () => {
    expect(isFull({ left: 1 })).toBe(false)
    expect(isFull({ left: 0 })).toBe(true)
  })
})

describe('refusalByCode', () => {
  it("knows the hub's three refusals and shows the rest as they come", () => {
    expect(['QUOTA_FULL', 'ACTIVITY_DUPLICATE', 'ACTIVITY_LIMIT'].map(refusalByCode)).toEqual([
      'full',
      'duplicate',
      'limit',
    ])
    expect(refusalByCode('OFFLINE')).toBeNull()
  })
})

describe('activityPrice', () => {
  const violin = { value: 180000, discount: 21600, discountPercent: 3 }

  it.each([1, 2] as const)("takes the hub's discount off four months in period %i", (period) => {
    expect(activityPrice(violin, { period, months: 4 })).toEqual({
      full: 720000,
      discounted: 698400,
      percent: 3,
    })
  })

  it('has no discount in period 3', () => {
    expect(activityPrice(violin, { period: 3, months: 4 })).toEqual({
      full: 720000,
      discounted: 720000,
      percent: 0,
    })
  })
})

describe('kindOf', () => {
  it('labels an activity without a kind by the type of its fee', () => {
    expect(kindOf({ eco_type: null, fee_type: 'CLUB' })).toBe('club')
    expect(kindOf({ eco_type: null, fee_type: 'ECO' })).toBe('adicional')
    expect(kindOf({ eco_type: 'incluida', fee_type: 'CLUB' })).toBe('incluida')
  })
})
