import { describe, expect, it } from 'vitest'
import { type MeasuredDay, measurementsOf } from '../../bench/opening-day/measurements.ts'
import type { SchoolName } from '../../bench/opening-day/schools.ts'

const times = (p50Ms: number, p99Ms: number) => ({ count: 9, p50Ms, p95Ms: p99Ms, p99Ms })

function dayOf(school: SchoolName, most: number): MeasuredDay {
  const calls = { quote: times(10, 30), pay: times(20, 100) }
  return {
    school,
    families: 9,
    most,
    opening: {
      spentMs: 1,
      arrivingMs: 1,
      paid: 9,
      calls,
      visit: times(1, 1),
      cameBack: 0,
      errors: { 'pay 500': 2, 'quote 503': 1 },
    },
    seen: {
      delayMs: { p50: 0, most: 0 },
      loopMs: { p50: 0, most: 0 },
      requests: 0,
      missed: 0,
      rssMb: 0,
      cpuSeconds: 0,
    },
  }
}

const valuesOf = (...days: MeasuredDay[]) =>
  Object.fromEntries(measurementsOf(days).map(({ what, value }) => [what, value]))

describe('What an opening day says of its goals', () => {
  it('is the most that one hub bears, all its errors, and the call that is answered least evenly', () => {
    expect(valuesOf(dayOf('one hub on SQLite', 31))).toEqual({
      'paid, one hub on SQLite': 31,
      'errors, one hub on SQLite': 3,
      'worst p99 of its p50, one hub on SQLite': 5,
    })
  })

  it('is, of three hubs, how often one they bear', () => {
    const values = valuesOf(dayOf('one hub on PostgreSQL', 20), dayOf('three hubs on PostgreSQL', 50))
    expect(values['paid of one hub, three hubs on PostgreSQL']).toBe(2.5)
  })

  it('is no number where one hub was not measured', () => {
    expect(
      valuesOf(dayOf('three hubs on PostgreSQL', 50))['paid of one hub, three hubs on PostgreSQL'],
    ).toBeNaN()
  })
})
