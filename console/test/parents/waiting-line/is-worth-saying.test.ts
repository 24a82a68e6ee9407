import { expect, it } from 'vitest'
import { isWorthSaying } from '../../../src/parents/waiting-line/is-worth-saying.ts'

it.each([
  ['the same place', 200, 200, false],
  ['a few who have gone', 200, 101, false],
  ['half of the line that has gone', 200, 100, true],
  ['being the next', 1, 0, true],
  ['being the next still', 0, 0, false],
  ['some who are counted again', 5, 12, false],
  ['a place that was lost', 5, 300, true],
])('a screen reader says the place again for %s: %d, then %d', (_, before, now, isSaid) => {
  expect(isWorthSaying({ ahead: before, seconds: 60 }, { ahead: now, seconds: 60 })).toBe(isSaid)
})
