import { describe, expect, it } from 'vitest'
import { isWrongDay } from '../../../src/modules/bank-agreements/is-wrong-day.ts'

/** Wednesday evening, when it is Thursday already elsewhere. */
const now = new Date('2025-06-18T22:00:00-05:00')
const found = { startedAt: '2025-06-18T09:00:00-05:00' }
const on = (day: string) => ({ at: `${day}T12:00:00-05:00` })

describe('The day of a line of the bank’s file', () => {
  it.each(['2025-06-18', '2025-06-19', '2025-06-23'])('may be %s', (day) => {
    expect(isWrongDay(on(day), found, now)).toBe(false)
  })

  it.each(['2025-06-17', '2025-06-24', '2031-06-19', '1931-01-01'])('cannot be %s', (day) => {
    expect(isWrongDay(on(day), found, now)).toBe(true)
  })

  it('of a reference that nobody was given may be long ago, and not to come', () => {
    expect([isWrongDay(on('2024-01-31'), null, now), isWrongDay(on('2025-06-24'), null, now)]).toEqual([
      false,
      true,
    ])
  })
})
