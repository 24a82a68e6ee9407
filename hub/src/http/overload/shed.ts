import type { Load, OverloadSettings } from '../../config/server-settings.ts'
import { type LoadClass, maybeShed, type ShedClass } from './load-class.ts'

type Level = 'calm' | 'busy' | 'full'

const shedAt: Readonly<Record<Level, readonly ShedClass[]>> = {
  calm: [],
  busy: ['office-read', 'entrance'],
  full: ['office-read', 'entrance', 'work'],
}

/** Whether a call of that class is asked to come back later, so that what is under way is served. */
export function isShed(
  load: Load,
  loadClass: LoadClass,
  limits: Pick<OverloadSettings, 'busy' | 'full'>,
): loadClass is ShedClass {
  return maybeShed(loadClass) && shedAt[levelOf(load, limits)].includes(loadClass)
}

function levelOf(load: Load, { busy, full }: Pick<OverloadSettings, 'busy' | 'full'>): Level {
  if (reaches(load, full)) return 'full'
  return reaches(load, busy) ? 'busy' : 'calm'
}

function reaches({ delayMs, requests }: Load, limit: Load): boolean {
  return delayMs >= limit.delayMs || requests >= limit.requests
}
