import type { components } from '@matricula/hub/api'
import { type Fault, HubRefusal, HubUnreachable } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { seasonTime, type ToSeasonTime } from '../../hub/season-time.ts'

export type Diagnosis = components['schemas']['Diagnosis']
export type Readiness = components['schemas']['Readiness']

/** What the hub said of itself. */
export type HubAnswer =
  | {
      readonly is: 'answered'
      readonly diagnosis: Diagnosis
      readonly aheadMs: number
      readonly toSeasonTime: ToSeasonTime
    }
  /** It is there and does not tell us: only what it tells everybody is known. */
  | { readonly is: 'closed'; readonly fault: Fault; readonly readiness: Readiness }
  | { readonly is: 'unreachable'; readonly fault: Fault }

/** Never throws for what the hub does: a refusal or an outage is a finding. */
export async function readDiagnosis({ api }: Hub, now: () => number): Promise<HubAnswer> {
  try {
    const sent = now()
    const diagnosis = await unwrap(api.GET('/api/doctor'))
    // The hub read its clock somewhere on the way: half of it is the best guess.
    const here = (sent + now()) / 2
    const aheadMs = Date.parse(diagnosis.clock.wall) - here
    const { clock } = await unwrap(api.GET('/api/seasons/current'))
    return { is: 'answered', diagnosis, aheadMs, toSeasonTime: seasonTime(clock.shifts) }
  } catch (error) {
    if (error instanceof HubUnreachable) return { is: 'unreachable', fault: error }
    if (!(error instanceof HubRefusal)) throw error
    return readPublicHealth(api, error)
  }
}

async function readPublicHealth(api: Hub['api'], fault: HubRefusal): Promise<HubAnswer> {
  try {
    return { is: 'closed', fault, readiness: await unwrap(api.GET('/api/health/ready')) }
  } catch (error) {
    if (error instanceof HubUnreachable || error instanceof HubRefusal)
      return { is: 'unreachable', fault: error }
    throw error
  }
}
