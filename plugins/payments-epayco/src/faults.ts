import { faultOfStatus, PluginFault } from '@matricula/contract'
import type { HttpResponse, StatusFaults } from '@matricula/contract'

/** The statuses that go with ePayco's refusals aren't published, so that each code keeps its plain meaning. */
const statuses: StatusFaults = {
  400: 'rejected',
  401: 'unauthorised',
  403: 'unauthorised',
  409: 'rejected',
  422: 'rejected',
  429: 'throttled',
}

/** Throws the fault that an answer's HTTP status tells; nothing for 2xx. */
export function expectSuccess(response: HttpResponse, now: Date): void {
  const fault = faultOfStatus(response, { statuses, now })
  if (fault) throw fault
}

export interface Refusal {
  readonly textResponse: string
  readonly lastAction: string
  readonly codes: readonly string[]
}

/** The fault of `success: false`. ePayco's texts may quote payers, so that only the step and the codes are passed on. */
export function faultOfRefusal({ lastAction, codes }: Refusal): PluginFault {
  const step = /^[\w .-]{1,40}$/.test(lastAction) ? lastAction : 'request'
  return new PluginFault('rejected', 'ePayco refuses the request', { reason: [step, ...codes].join(' ') })
}

export function refusedKeys(): PluginFault {
  return new PluginFault('unauthorised', 'ePayco gives no token for our keys')
}

export function unreadable(): PluginFault {
  return new PluginFault('unknown-outcome', 'ePayco answered something that cannot be read')
}
