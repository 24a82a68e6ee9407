import { expect, it } from 'vitest'
import { monotonicClock } from '../../src/shared/monotonic-clock.ts'

it.each([
  ['goes on with the clock', [0, 10, 25], [1, 11, 26]],
  ['stands when the clock is set back, and goes on from there', [100, 40, 50], [1, 1, 11]],
  ['jumps along when the clock is set forward', [0, 3_600_000, 3_600_001], [1, 3_600_001, 3_600_002]],
])('time that only goes on %s', (_title, clock, expected) => {
  const [start = 0] = clock
  const said = [start, ...clock]
  const passed = monotonicClock(() => said.shift() ?? 0)
  expect(clock.map(() => passed())).toEqual(expected)
})
