import { describe, expect, it } from 'vitest'
import {
  decideHour,
  decideTurn,
  hasMoved,
  type Outcome,
  sendingState,
} from '../../../src/modules/reminders/decide-turn.ts'

const now = new Date('2025-06-19T15:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 24 * 60 * 60_000 - ms)

const once = { repeatDays: 0, atMost: 1 }
const weekly = { repeatDays: 7, atMost: 3 }

describe('The turn of a student who misses the step', () => {
  it('is due when it was never reminded', () => {
    expect(decideTurn(once, null, now)).toBe('due')
  })

  it.each([
    ['while its mail is on its way', once, 'announced', 0, null, 'later'],
    ['when its first mail was withheld', once, 'withheld', 0, null, 'due'],
    ['once and no more', once, 'sent', 1, daysAgo(30), 'over'],
    ['once, though nobody was reached', once, 'no-address', 0, daysAgo(30), 'over'],
    ['once, though the address was refused', once, 'failed', 0, daysAgo(30), 'over'],
    ['before the days are over', weekly, 'sent', 1, daysAgo(7, -1), 'later'],
    ['when the days are over', weekly, 'sent', 1, daysAgo(7), 'due'],
    ['again, where there was no address', weekly, 'no-address', 0, daysAgo(7), 'due'],
    ['again, when the second mail was withheld', weekly, 'withheld', 1, daysAgo(8), 'due'],
    ['for the last time', weekly, 'sent', 2, daysAgo(8), 'due'],
    ['not once more than the last time', weekly, 'sent', 3, daysAgo(80), 'over'],
  ] as const)('%s', (_title, terms, outcome: Outcome, times, lastAt, when) => {
    expect(decideTurn(terms, { outcome, times, lastAt }, now)).toBe(when)
  })
})

const windows = { opens: '2025-06-03T06:00:00-05:00', closes: '2025-09-01T00:00:00-05:00' }

describe('The hour', () => {
  it.each([
    ['2025-06-19T06:59:59-05:00', 'quiet'],
    ['2025-06-19T07:00:00-05:00', 'open'],
    ['2025-06-19T18:59:59-05:00', 'open'],
    ['2025-06-19T19:00:00-05:00', 'quiet'],
    ['2025-06-02T10:00:00-05:00', 'quiet'],
    ['2025-08-31T18:00:00-05:00', 'open'],
    ['2025-08-31T23:59:59-05:00', 'quiet'],
    ['2025-09-01T00:00:00-05:00', 'over'],
    ['2025-09-01T10:00:00-05:00', 'over'],
  ])('at %s is %s', (at, hour) => {
    expect(decideHour(windows, new Date(at))).toBe(hour)
  })
})

describe('An audience', () => {
  it.each([
    [0, 5, false],
    [0, 6, true],
    [10, 4, true],
    [10, 15, false],
    [100, 110, false],
    [100, 111, true],
    [100, 89, true],
    [1000, 1100, false],
    [1000, 1101, true],
  ])('of %i that is %i now has moved: %s', (seen, current, moved) => {
    expect(hasMoved(seen, current)).toBe(moved)
  })
})

describe('A sending is shown', () => {
  it.each([
    ['announced', false, true, 'waiting'],
    ['announced', true, true, 'failed'],
    ['withheld', false, true, 'waiting'],
    ['sent', false, true, 'sent'],
    ['failed', false, true, 'failed'],
    ['no-address', false, true, 'failed'],
    ['sent', false, false, 'finished'],
    ['announced', true, false, 'finished'],
  ] as const)('%s, on hold %s, missing %s: as %s', (outcome, isOnHold, isMissing, state) => {
    expect(sendingState({ outcome, isOnHold, isMissing })).toBe(state)
  })
})
