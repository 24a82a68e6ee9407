import { describe, expect, it } from 'vitest'
import {
  amountsOf,
  type AskedPart,
  judgeParts,
  leastOf,
} from '../../../src/modules/payments/split-amounts.ts'

const percent = (percentBps: number): AskedPart => ({ percentBps, asked: null })
const pesos = (asked: number): AskedPart => ({ percentBps: null, asked })
const rest: AskedPart = { percentBps: null, asked: null }

describe('The parts of a total', () => {
  it.each([
    [
      'halves of an odd total give the first the peso',
      [percent(5000), percent(5000)],
      4_750_001,
      [2_375_001, 2_375_000],
    ],
    [
      'thirds go by the largest remainder',
      [percent(3333), percent(3333), percent(3334)],
      1_000_000,
      [333_300, 333_300, 333_400],
    ],
    [
      'of 100 in thirds the last loses most',
      [percent(3333), percent(3333), percent(3334)],
      100,
      [33, 33, 34],
    ],
    ['a share and the rest', [percent(3000), rest], 4_750_001, [1_425_000, 3_325_001]],
    ['pesos and the rest', [pesos(1_000_000), rest], 4_750_000, [1_000_000, 3_750_000]],
    ['pesos that come to it', [pesos(750_000), pesos(4_000_000)], 4_750_000, [750_000, 4_000_000]],
    [
      'a share, pesos and the rest',
      [percent(5000), pesos(1_375_000), rest],
      4_750_000,
      [2_375_000, 1_375_000, 1_000_000],
    ],
  ])('%s', (_name, parts, total, amounts) => {
    expect(amountsOf(parts, total)).toEqual(amounts)
  })

  it.each([
    ['shares that are less than the whole', [percent(5000), percent(4000)]],
    ['shares that are more than the whole', [percent(6000), percent(5000)]],
    ['pesos that are too few', [pesos(1_000_000), pesos(1_000_000)]],
    ['pesos that leave nothing for the rest', [pesos(4_750_000), rest]],
    ['two rests', [rest, rest]],
  ])('are none of %s', (_name, parts) => {
    expect(amountsOf(parts, 4_750_000)).toBeNull()
  })

  it('sum to it to the peso, whatever it is', () => {
    for (let total = 1; total < 3000; total += 7)
      for (const parts of [
        [percent(3333), percent(3333), percent(3334)],
        [percent(1), percent(9998), percent(1)],
      ])
        expect(amountsOf(parts, total)?.reduce((sum, one) => sum + one, 0)).toBe(total)
  })
})

describe('Parts that a season allows', () => {
  const limits = { parts: 3, minimumBps: 1000 }
  it.each([
    ['one alone', [rest], 'SPLIT_PARTS'],
    ['more than it has', [percent(2500), percent(2500), percent(2500), percent(2500)], 'SPLIT_PARTS'],
    ['what does not come to the total', [percent(5000), percent(4000)], 'SPLIT_SUM'],
    ['one under the least', [pesos(475_000 - 1), rest], 'SPLIT_MINIMUM'],
  ])('are not %s', (_name, parts, code) => {
    expect(judgeParts(parts, limits, 4_750_000)).toBe(code)
  })

  it('are those from the least on', () => {
    expect(judgeParts([pesos(475_000), rest], limits, 4_750_000)).toEqual([475_000, 4_275_000])
    expect(leastOf(4_750_001, 1000)).toBe(475_001)
  })
})
