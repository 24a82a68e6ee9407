import { describe, expect, it } from 'vitest'
import { failuresOfNetwork, slowDownMs } from '../../../../src/modules/access/guard/slow-down.ts'

describe('The answer to a failing try', () => {
  it.each([
    [1, 5, 0],
    [1, 1, 0],
    [2, 5, 160],
    [3, 5, 360],
    [4, 5, 640],
    [5, 5, 1000],
    [50, 5, 1000],
    [2, 20, 10],
    [10, 20, 250],
  ])('after %i of %i is held back for %i ms', (failures, limit, ms) => {
    expect(slowDownMs(failures, limit)).toBe(ms)
  })
})

describe('A network', () => {
  it.each([
    [20, 0, 20],
    [20, 1, 22],
    [20, 100, 220],
    [20, 1_000_000, 400],
    [3, 1, 5],
  ])('with %i failures may have two more for each of %i who got in: %i', (limit, entries, failures) => {
    expect(failuresOfNetwork(limit, entries)).toBe(failures)
  })
})
