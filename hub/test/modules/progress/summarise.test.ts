import { describe, expect, it } from 'vitest'
import { type Count, summariseDue, summariseSteps } from '../../../src/modules/progress/summarise.ts'
import { steps } from '../../../src/modules/students/steps.ts'

const grades = [
  { id: 101, key: 'PREJARDIN', name: 'Prejardín', priceList: 'PREJARDIN', progressive: 0 },
  { id: 102, key: 'JARDIN', name: 'Jardín', priceList: 'JARDIN', progressive: 0 },
]

const counts: readonly Count[] = [
  { grade: 0, step: 'blocked', students: 1 },
  { grade: 0, step: 'not-entered', students: 4 },
  { grade: 0, step: 'annual', students: 2 },
  { grade: 1, step: 'annual', students: 3 },
  { grade: 1, step: 'complete', students: 5 },
]

const none = Object.fromEntries(steps.map((step) => [step, 0]))

describe('The summary of the steps', () => {
  it('names every step with its students, also where there is nobody', () => {
    const { students, steps: shown } = summariseSteps(counts, grades)
    expect(students).toBe(15)
    expect(shown.map(({ step }) => step)).toEqual(steps)
    expect(shown.filter(({ students: heads }) => heads > 0)).toEqual([
      { step: 'blocked', students: 1 },
      { step: 'not-entered', students: 4 },
      { step: 'annual', students: 5 },
      { step: 'complete', students: 5 },
    ])
  })

  it('counts in the funnel who got at least that far, without the blocked', () => {
    const { funnel } = summariseSteps(counts, grades)
    expect(funnel.map(({ step, students }) => [step, students])).toEqual([
      ['not-entered', 14],
      ['entered', 10],
      ['initial', 10],
      ['annual', 10],
      ['transport', 5],
      ['monthly', 5],
      ['activities', 5],
      ['pay', 5],
      ['paying', 5],
      ['agreement', 5],
      ['complete', 5],
    ])
  })

  it('says of every grade who is done and who is waited for', () => {
    expect(summariseSteps(counts, grades).grades).toEqual([
      {
        grade_id: 101,
        grade: 'Prejardín',
        students: 7,
        complete: 0,
        waiting: 6,
        steps: { ...none, blocked: 1, 'not-entered': 4, annual: 2 },
      },
      {
        grade_id: 102,
        grade: 'Jardín',
        students: 8,
        complete: 5,
        waiting: 3,
        steps: { ...none, annual: 3, complete: 5 },
      },
    ])
    expect(summariseSteps([], grades).grades.map(({ students }) => students)).toEqual([0, 0])
  })
})

describe('What is due', () => {
  const calendar = [
    { date: '2025-08-28', amount: 100, charges: 1 },
    { date: '2025-09-28', amount: 20, charges: 2 },
    { date: '2025-10-28', amount: 3, charges: 3 },
  ]

  it.each([
    ['2025-08-27', { overdue: 0, dueToday: 0, dueLater: 123 }],
    ['2025-08-28', { overdue: 0, dueToday: 100, dueLater: 23 }],
    ['2025-08-29', { overdue: 100, dueToday: 0, dueLater: 23 }],
    ['2025-10-28', { overdue: 120, dueToday: 3, dueLater: 0 }],
    ['2025-10-29', { overdue: 123, dueToday: 0, dueLater: 0 }],
  ])('on %s is %o', (today, expected) => {
    expect(summariseDue(calendar, today)).toEqual({ ...expected, calendar })
  })
})
