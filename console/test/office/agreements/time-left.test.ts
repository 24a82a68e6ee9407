import { expect, it } from 'vitest'
import { timeLeft } from '../../../src/office/agreements/time-left.ts'

const expires = '2025-07-04T10:00:00-05:00'

it.each([
  ['2025-07-04T10:00:00-05:00', { is: 'over' }],
  ['2025-07-04T09:59:59-05:00', { is: 'today' }],
  ['2025-07-04T00:00:00-05:00', { is: 'today' }],
  ['2025-07-03T23:59:59-05:00', { is: 'soon', days: 1 }],
  ['2025-07-01T00:00:00-05:00', { is: 'soon', days: 3 }],
  ['2025-06-30T23:59:59-05:00', { is: 'later', days: 4 }],
])('At %s an agreement until 4 July, 10:00, is %o', (now, left) => {
  expect(timeLeft(expires, new Date(now).toISOString())).toEqual(left)
})

it('counts the days of Bogotá, where UTC is already tomorrow', () => {
  expect(timeLeft('2025-07-04T22:00:00-05:00', '2025-07-04T20:00:00-05:00')).toEqual({ is: 'today' })
})
