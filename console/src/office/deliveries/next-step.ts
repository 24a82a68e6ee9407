import type { Delivery } from './delivery.ts'
import { own } from '../../own.ts'

/** What comes next for a delivery; the texts say it in words (`office.deliveries.next.<step>`). */
export type NextStep = 'none' | 'leaves' | 'again' | 'held' | 'away' | 'credentials' | 'refused' | 'bug'

/** A delivery on hold's fault, from the side of the person who has to do something about it. */
const byFault: Readonly<Record<string, NextStep>> = {
  unreachable: 'away',
  throttled: 'away',
  'unknown-outcome': 'away',
  unauthorised: 'credentials',
  rejected: 'refused',
  'not-found': 'refused',
  conflict: 'refused',
}

export function nextStep({ status, last_fault: fault }: Pick<Delivery, 'status' | 'last_fault'>): NextStep {
  if (status === 'done') return 'none'
  if (status === 'due') return dueStep(fault)
  if (fault?.startsWith('by ')) return 'held'
  return own(byFault, fault?.split(':', 1)[0] ?? '') ?? 'bug'
}

/** Refused credentials pause a system until a person has corrected them; everything else passes by itself. */
function dueStep(fault: string | null): NextStep {
  if (fault === null) return 'leaves'
  return fault.startsWith('unauthorised') ? 'credentials' : 'again'
}
