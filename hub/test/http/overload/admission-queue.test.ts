import { describe, expect, it } from 'vitest'
import { admissionQueue } from '../../../src/http/overload/admission-queue.ts'

const told = (next: () => number, count: number) => Array.from({ length: count }, next)

describe('Those who are asked to come back', () => {
  const settings = { retryAfterSeconds: 4, returnsPerSecond: 2 }

  it('come in the order in which they were refused, so many a second', () => {
    expect(
      told(
        admissionQueue(settings, () => 1000),
        6,
      ),
    ).toEqual([4, 5, 5, 6, 6, 7])
  })

  it('come soon when those before them are gone', () => {
    let now = 0
    const next = admissionQueue(settings, () => now)
    told(next, 20)
    now = 60_000
    expect(told(next, 2)).toEqual([4, 5])
  })

  it('are never told to stay away for more than a minute, however many they are', () => {
    const seconds = told(
      admissionQueue(settings, () => 0),
      1000,
    )
    expect(Math.max(...seconds)).toBe(60)
    expect(Math.min(...seconds)).toBe(4)
  })
})
