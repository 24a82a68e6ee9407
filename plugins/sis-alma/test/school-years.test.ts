import { describe, expect, it } from 'vitest'
import { schoolYearsFrom, yearsAt } from '../src/from-school-years.ts'

const all = schoolYearsFrom({
  response: [
    { id: 'y26', startDate: '2026-08-10', endDate: '2027-06-18' },
    { id: 'y24', startDate: '2024-08-12T05:00:00Z', endDate: '2025-06-20T05:00:00Z' },
    { id: 'y25', startDate: '2025-08-11', endDate: '2026-06-19' },
  ],
})

describe('the school years', () => {
  it.each([
    ['2024-08-11', null, null, 'y24'],
    ['2024-08-12', null, 'y24', 'y25'],
    ['2025-06-19', null, 'y24', 'y25'],
    ['2025-07-10', null, 'y24', 'y25'],
    ['2025-08-11', null, 'y25', 'y26'],
    ['2025-08-20', '2025-08-11', 'y24', 'y25'],
    ['2025-08-20', '2026-06-19', 'y24', 'y25'],
    ['2025-08-20', '2026-07-01', 'y25', null],
    ['2030-01-01', null, 'y26', null],
  ])('on %s, with %s in the coming year, are %s and then %s', (today, comingYearOn, current, coming) => {
    const years = yearsAt(all, { today, comingYearOn })
    expect([years.current?.id ?? null, years.coming?.id ?? null]).toEqual([current, coming])
  })
})
