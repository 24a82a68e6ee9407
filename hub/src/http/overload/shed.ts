import type { Load, OverloadSettings } from '../../config/server-settings.ts'
import { type LoadClass, maybeShed, type ShedClass } from './load-class.ts'

type Limits = Pick<OverloadSettings, 'busy' | 'full' | 'fewRequests'>

export type LoadLevel = 'calm' | 'busy' | 'full'

const shedAt: Readonly<Record<LoadLevel, readonly ShedClass[]>> = {
  calm: [],
  busy: ['office-read'],
  full: ['office-read', 'work'],
}

/** Whether a call of that class is asked to come back later, so that what is under way is served. */
export function isShed(load: Load, loadClass: LoadClass, limits: Limits): loadClass is ShedClass {
  return maybeShed(loadClass) && shedAt[levelOf(load, limits)].includes(loadClass)
}

export function levelOf(load: Load, { busy, full, fewRequests }: Limits): LoadLevel {
  const reaches = (limit: Load) =>
    load.requests >= limit.requests || (load.requests >= fewRequests && load.delayMs >= limit.delayMs)
  if (reaches(full)) return 'full'
  return reaches(busy) ? 'busy' : 'calm'
}
