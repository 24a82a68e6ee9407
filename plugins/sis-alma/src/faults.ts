import { faultOfStatus } from '@matricula/contract'
import type { HttpResponse, PluginFault, StatusFaults } from '@matricula/contract'

/** Alma's statuses; a 5xx is the helper's `unknown-outcome`. */
export const statuses: StatusFaults = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
  422: 'rejected',
  429: 'throttled',
}

/** The fault of an answer; null for 2xx. Its problem+json may quote a person, so only the status is passed on. */
export function failedStatus(response: HttpResponse, now: Date): PluginFault | null {
  return faultOfStatus(response, { statuses, now })
}
