import { describe, expect, it } from 'vitest'
import { datesOf } from '../../../src/office/home/dates.ts'

const received = { received: 0, receivedToday: 0, partsReceived: 0, invoicesReceived: 0, lost: 0 }
const money = { ...received, pending: 0, dueToday: 0, overdue: 0, dueLater: 0 }
const on = (date: string, amount: number) => ({ date, amount, charges: 1 })

describe('the dates of further charges', () => {
  it('are past, today or to come by the day in Bogotá, and as long as their share of the largest', () => {
    const calendar = [on('2025-06-18', 50), on('2025-06-19', 100), on('2025-06-20', 25)]
    // Eight in the evening in Bogotá is another day in UTC already.
    const dates = datesOf({ at: '2025-06-20T01:00:00.000Z', money: { ...money, calendar } })
    expect(dates.map(({ when, share }) => [when, share])).toEqual([
      ['past', 0.5],
      ['today', 1],
      ['later', 0.25],
    ])
  })
  it('are none without charges', () => {
    expect(datesOf({ at: '2025-06-20T01:00:00.000Z', money: { ...money, calendar: [] } })).toEqual([])
  })
})
