import { describe, expect, it } from 'vitest'
import { decideChat, decideDeparture } from '../../../src/modules/facilities/decide-hours.ts'
import { isHoliday } from '../../../src/modules/facilities/holidays.ts'
import { bogotaIso } from '../../../src/shared/local-date.ts'

const hours = { from: '10:00', to: '16:00' }
const chatAt = (at: string, hidden = hours) => told(decideChat(hidden, new Date(`${at}-05:00`)))
const departureAt = (at: string) => told(decideDeparture(hours, new Date(`${at}-05:00`)))

const told = ({ state, until }: { state: string; until: Date | null }) => [
  state,
  until === null ? null : bogotaIso(until).slice(0, 16),
]

describe('The help chat', () => {
  it.each([
    ['Thursday in the morning', '2025-06-19T08:00:00', 'open', '2025-06-19T10:00'],
    ['a moment before ten', '2025-06-19T09:59:59.999', 'open', '2025-06-19T10:00'],
    ['ten sharp', '2025-06-19T10:00:00', 'hidden', '2025-06-19T16:00'],
    ['a moment before four', '2025-06-19T15:59:59.999', 'hidden', '2025-06-19T16:00'],
    ['four sharp', '2025-06-19T16:00:00', 'open', '2025-06-20T10:00'],
    ['after seven, when it is Friday in UTC', '2025-06-19T23:30:00', 'open', '2025-06-20T10:00'],
    ['Friday evening, up to the weekend', '2025-06-20T20:00:00', 'open', '2025-06-21T00:00'],
    ['Saturday, before a Monday that is a holiday', '2025-06-21T12:00:00', 'closed', '2025-06-24T00:00'],
    ['Corpus Christi, moved to Monday', '2025-06-23T08:00:00', 'closed', '2025-06-24T00:00'],
    ['Sunday, before a plain Monday', '2025-06-15T12:00:00', 'closed', '2025-06-16T00:00'],
    ['Independence day, on a Sunday', '2025-07-20T12:00:00', 'closed', '2025-07-21T00:00'],
    ['Maundy Thursday, up to Monday', '2025-04-17T08:00:00', 'closed', '2025-04-21T00:00'],
    ['Christmas, up to Friday', '2025-12-25T11:00:00', 'closed', '2025-12-26T00:00'],
  ])('on %s (%s) is %s, up to %s', (_when, at, state, until) => {
    expect(chatAt(at)).toEqual([state, until])
  })

  it.each([
    ['before midnight', '2025-06-19T22:30:00', 'hidden', '2025-06-20T06:00'],
    ['after it', '2025-06-20T05:59:00', 'hidden', '2025-06-20T06:00'],
    ['by day', '2025-06-20T06:00:00', 'open', '2025-06-20T22:00'],
    ['the night before a weekend', '2025-06-20T22:00:00', 'hidden', '2025-06-24T06:00'],
  ])('may be hidden over midnight: %s', (_when, at, state, until) => {
    expect(chatAt(at, { from: '22:00', to: '06:00' })).toEqual([state, until])
  })

  it('that never opens has no moment at which it does', () => {
    expect(chatAt('2025-06-19T12:00:00', { from: '00:00', to: '24:00' })).toEqual(['hidden', null])
  })
})

describe('Permissions for departure', () => {
  it.each([
    ['2025-06-19T09:59:59.999', 'open', '2025-06-19T10:00'],
    ['2025-06-19T10:00:00', 'closed', '2025-06-19T16:00'],
    ['2025-06-19T15:59:59.999', 'closed', '2025-06-19T16:00'],
    ['2025-06-19T16:00:00', 'open', '2025-06-20T10:00'],
    ['2025-06-20T18:00:00', 'open', '2025-06-21T10:00'],
  ])('at %s are %s, up to %s', (at, state, until) => {
    expect(departureAt(at)).toEqual([state, until])
  })
})

describe('A holiday of Colombia', () => {
  it.each([
    ['2025-01-01', true],
    ['2025-01-06', true],
    ['2024-01-06', false],
    ['2024-01-08', true],
    ['2025-03-19', false],
    ['2025-03-24', true],
    ['2025-06-02', true],
    ['2025-06-19', false],
    ['2025-06-23', true],
    ['2025-06-30', true],
    ['2025-08-07', true],
    ['2025-10-12', false],
    ['2025-10-13', true],
    ['2025-11-17', true],
    ['2025-12-08', true],
    ['2026-04-02', true],
    ['2026-04-03', true],
    ['9999-01-01', false],
  ])('%s: %s', (day, expected) => {
    expect(isHoliday(day)).toBe(expected)
  })

  it('comes eighteen times in 2026', () => {
    const days = Array.from({ length: 365 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    )
    expect(days.filter(isHoliday)).toHaveLength(18)
  })
})
