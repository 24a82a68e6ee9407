import { type Clock, isSettable, shiftsOf } from '../../shared/clock.ts'
import { bogotaIso } from '../../shared/local-date.ts'

export function viewClock(clock: Clock) {
  const shifts = shiftsOf(clock)
  return {
    now: bogotaIso(clock.now()),
    simulated: isSettable(clock),
    shift: shifts.at(-1)?.ms ?? 0,
    shifts,
  }
}
