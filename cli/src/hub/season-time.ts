import type { components } from '@matricula/hub/api'
import type { Context } from '../context.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from './hub.ts'
import { translator } from '../i18n.ts'

type Shifts = components['schemas']['CurrentSeason']['clock']['shifts']

/** An instant of the machine's clock on the season's: in a demonstration a person reads one clock everywhere. */
export type ToSeasonTime = <T extends string | null>(instant: T) => T | string

/** Pure: what happened before the clock was set again keeps the time that it showed then. */
export function seasonTime(shifts: Shifts): ToSeasonTime {
  return (instant) => {
    if (instant === null) return instant
    const at = Date.parse(instant)
    const { ms } = shifts.findLast(({ from }) => Date.parse(from) <= at) ?? shifts[0] ?? { ms: 0 }
    return new Date(at + ms).toISOString()
  }
}

/** The hub's season clock for what a person reads; in a demonstration the first time is told with the word that it is this one. */
export async function readSeasonTime({ out, locale }: Context, { api }: Hub): Promise<ToSeasonTime> {
  if (out.isJson) return (instant) => instant
  const { clock } = await unwrap(api.GET('/api/seasons/current'))
  const toSeasonTime = seasonTime(clock.shifts)
  let isUnannounced = clock.simulated
  return (instant) => {
    if (isUnannounced && instant !== null) {
      isUnannounced = false
      out.info(translator('hub', locale)('demonstrationClock'))
    }
    return toSeasonTime(instant)
  }
}
