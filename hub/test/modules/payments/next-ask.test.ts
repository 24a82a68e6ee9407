import { expect, it } from 'vitest'
import { nextAsk } from '../../../src/modules/payments/next-ask.ts'

const wall = new Date('2025-06-19T15:00:00.000Z')
const secondsUntil = (asked: number) =>
  (nextAsk(wall, { asked, everySeconds: 20 }).getTime() - wall.getTime()) / 1000

it('The pause before the next question grows by the first pause with every question, and ends at ten minutes', () => {
  expect([0, 1, 2, 28, 29, 30, 5000].map(secondsUntil)).toEqual([20, 40, 60, 580, 600, 600, 600])
})
