import { describe, expect, it } from 'vitest'
import { type Decision, decideWait } from '../../src/bulk/apply/with-retry.ts'
import { isDue, type Pace, paceOf, type Sample, withSample } from '../../src/bulk/progress.ts'
import { makeBitmap } from '../../src/bulk/store/bitmap.ts'
import { keyOf } from '../../src/bulk/store/key.ts'
import { newRunId } from '../../src/bulk/store/new-run-id.ts'

import { isYes } from '../../src/views/ask-yes.ts'
import { timeWords } from '../../src/views/progress-words.ts'
import { translator } from '../../src/i18n.ts'

const at = (seconds: number, ended: number): Sample => ({ at: seconds * 1000, ended })

describe('The pace', () => {
  it.each<[string, readonly Sample[], Sample, number | null, Pace]>([
    ['is unknown at first', [], at(0, 0), 100, { perSecond: null, leftMs: null }],
    ['is unknown within a second', [at(0, 0)], at(0.9, 50), 100, { perSecond: null, leftMs: null }],
    [
      'is that since the first sample kept',
      [at(10, 100), at(12, 150)],
      at(20, 300),
      1000,
      { perSecond: 20, leftMs: 35_000 },
    ],
    ['leaves nothing at the end', [at(0, 0)], at(10, 100), 100, { perSecond: 10, leftMs: 0 }],
    ['says no time when it stands still', [at(0, 7)], at(5, 7), 100, { perSecond: 0, leftMs: null }],
    ['says no time while nobody knows how many', [at(0, 0)], at(2, 10), null, { perSecond: 5, leftMs: null }],
  ])('%s', (_, samples, now, total, expected) => {
    expect(paceOf(samples, now, total)).toEqual(expected)
  })

  it('forgets what is older than some seconds and keeps one sample a second', () => {
    const samples = Array.from({ length: 300 }, (_, tenth) => at(tenth / 10, tenth)).reduce(withSample, [])
    expect(samples.length).toBeLessThanOrEqual(16)
    expect(samples[0]?.at).toBeGreaterThanOrEqual(14_900)
  })

  it.each([
    [999, '1 s'],
    [89_000, '89 s'],
    [90_000, '2 min'],
    [5_000_000, '83 min'],
    [7_300_000, '2 h'],
  ])('of %i ms left is said as %s', (ms, words) => {
    expect(timeWords(ms, translator('bulk', 'es'))).toBe(words)
  })

  it.each([
    [0.9, 100, false],
    [1, 9, false],
    [1, 10, true],
    [4.9, 0, false],
    [5, 0, true],
  ])('is told in plain lines: after %f s and %i percent, %s', (seconds, percent, expected) => {
    expect(isDue({ at: 0, percent: 0 }, { at: seconds * 1000, percent })).toBe(expected)
  })
})

describe('A hub that does not answer', () => {
  const wait = (ms: number): Decision => ({ is: 'wait', ms })
  it.each<[string, Partial<Parameters<typeof decideWait>[0]>, Decision]>([
    ['is asked again soon', { tries: 1 }, wait(500)],
    ['and then later', { tries: 3 }, wait(2000)],
    ['but not ever later', { tries: 30 }, wait(15_000)],
    ['by each call at another moment', { tries: 3, random: 0 }, wait(1500)],
    ['no sooner than it says', { tries: 1, retryAfterMs: 9000 }, wait(9000)],
    ['once more when the time is nearly over', { tries: 30, outMs: 119_000 }, wait(1000)],
    ['no more after that', { tries: 30, outMs: 120_000 }, { is: 'stop' }],
    ['not at all when it wants more than is left', { retryAfterMs: 121_000 }, { is: 'stop' }],
    ['not at all where nobody is to wait', { retryForMs: 0 }, { is: 'stop' }],
  ])('%s', (_, outage, expected) => {
    const usual = { tries: 1, outMs: 0, retryForMs: 120_000, retryAfterMs: null, random: 1 }
    expect(decideWait({ ...usual, ...outage })).toEqual(expected)
  })
})

describe('A run', () => {
  it('has a name that sorts by when it began', () => {
    const first = newRunId('food.insert', new Date('2025-11-22T08:31:04Z'))
    expect(first).toMatch(/^20251122-083104-food-insert-[\da-f]{4}$/)
    expect(first < newRunId('a.b', new Date('2025-11-22T08:31:05Z'))).toBe(true)
  })

  it('has another key for each unit, and the same one forever', () => {
    expect(keyOf('a', 2)).toBe(keyOf('a', 2))
    expect(new Set([keyOf('a', 2), keyOf('a', 3), keyOf('b', 2), keyOf('a', 23)]).size).toBe(4)
    expect(keyOf('20251122-083104-food-insert-4f2a', 2)).toBe('1680eda9-dd46-89b9-a9a7-abe8a9613eba')
  })

  it('marks lines without holding them', () => {
    const marks = makeBitmap(1000)
    for (const line of [0, 7, 8, 1000]) marks.add(line)
    const marked = Array.from({ length: 1001 }, (_, line) => line).filter((line) => marks.has(line))
    expect(marked).toEqual([0, 7, 8, 1000])
  })
})

describe('A yes', () => {
  it.each(['s', 'S', 'si', 'Sí', 'y', ' yes '])('is %s', (answer) => expect(isYes(answer)).toBe(true))
  it.each(['', 'n', 'no', 'sin', 'yeso', '1'])('is not %j', (answer) => expect(isYes(answer)).toBe(false))
})
