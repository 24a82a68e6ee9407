import { type Log, own } from '@matricula/contract'
import type { Settings } from './settings.ts'

/** The statuses of OpenApply in the hub's words; how a wait-list is spelt is UNVERIFIED. */
export const statusWords: Readonly<Record<string, string>> = {
  pending: 'pending',
  applied: 'applied',
  admitted: 'admitted',
  'wait-listed': 'waitlisted',
  waitlisted: 'waitlisted',
  wait_listed: 'waitlisted',
  declined: 'declined',
  enrolled: 'enrolled',
  graduated: 'graduated',
  withdrawn: 'withdrawn',
}

export interface RawStatus {
  readonly status?: string | null
  readonly status_level?: string | null
}

/** A student's status: the settings' word for the school's own level, else for the status; `other` and a warning for a stranger. */
export function statusWord(
  { status, status_level }: RawStatus,
  { statusLevels, log }: Pick<Settings, 'statusLevels'> & { readonly log: Log },
): string {
  const raw = (status ?? '').toLowerCase()
  const known = own(statusLevels, status_level ?? '') ?? own(statusWords, raw)
  if (known !== undefined) return known
  log.warn({ status: /^[\w -]{0,30}$/.test(raw) ? raw : null }, 'a student has a status nobody told us of')
  return 'other'
}
