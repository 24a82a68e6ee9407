import { describe, expect, it } from 'vitest'
import { paceOf, stepOf } from '../../../src/office/food/plan/plan.ts'
import type { Plan, Progress } from '../../../src/office/food/plan/plan.ts'
import { plannedRows, runRows } from '../../../src/office/food/plan/planned-rows.ts'

const progress: Progress = {
  act: 'withdraw',
  state: 'running',
  expires_at: '2025-06-19T10:30:00-05:00',
  done: 1,
  failed: 1,
  waiting: 1,
  rows: [
    { student: '10001', service: 2, result: 'done', reason: '' },
    { student: '10002', service: 1, result: 'waiting', reason: '' },
    { student: '10003', service: 3, result: 'failed', reason: 'No respondió' },
  ],
}
const names = new Map([['10001', { name: 'Ana Ruiz', grade: 'Quinto' }]])

describe('The step of a plan', () => {
  it.each([
    ['planned', false, 'review', false],
    ['planned', true, 'run', 500],
    ['running', false, 'run', 500],
    ['stopped', false, 'run', false],
    ['stopped', true, 'run', 500],
    ['done', true, 'result', false],
    ['done', false, 'result', false],
  ] as const)(
    'that is %s, run from here: %s, is %s, looked at every %s ms',
    (state, isRunning, step, pace) => {
      expect(stepOf(state, isRunning)).toBe(step)
      expect(paceOf(state, isRunning)).toBe(pace)
    },
  )
})

describe('The rows of a plan', () => {
  it('have what each student has and would have, as long as whoever prepared it looks at it', () => {
    const row = { name: 'Ana Ruiz', grade: 'Quinto', does: 'withdraw', note: 'Nota' } as const
    const plan: Plan = {
      token: 't',
      expiresAt: progress.expires_at,
      rows: [{ ...row, student: '10001', service: 2, now: [1, 2, 3] }],
      unchanged: 0,
      unknown: [],
    }
    expect(plannedRows(progress, plan, new Map())).toMatchObject([
      { student: '10001', service: 2, change: { from: 1, to: 3 }, note: 'Nota' },
    ])
    expect(plannedRows(progress, null, names)).toMatchObject([
      { student: '10001', name: 'Ana Ruiz', service: 2, change: null },
      { student: '10002', name: '', service: 1 },
      { student: '10003', service: 3 },
    ])
  })

  it('show first what failed, then who waits', () => {
    expect(runRows(progress, names).map(({ student, name }) => [student, name])).toEqual([
      ['10003', ''],
      ['10002', ''],
      ['10001', 'Ana Ruiz'],
    ])
  })
})
