import type { Tries } from '../../../shared-services/tries.ts'
import type { AppContext } from '../../../app-context.ts'
import { timesOfWiderNetwork } from '../../../http/network-of.ts'
import type { Origin } from '../../../http/origin.ts'

export { timesOfWiderNetwork }

/** Limits what one network does, and what the networks around it do together. */
export interface NetworkTries {
  take(origin: Origin): ReturnType<Tries['take']>
}

export function limitNetworks(
  { config, limitTries }: Pick<AppContext, 'config' | 'limitTries'>,
  name: string,
  tries: number,
): NetworkTries {
  const { windowMinutes } = config.settings.access
  const own = limitTries(name, tries, windowMinutes)
  const wider = limitTries(`${name}-wider`, tries * timesOfWiderNetwork, windowMinutes)
  return {
    take: async ({ network, widerNetwork }) =>
      (await own.take(network)) ?? (widerNetwork === null ? null : wider.take(widerNetwork)),
  }
}
