import type { Tries } from '../../../shared-services/tries.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'

/**
 * How many times what one network may a /48 may: a customer of IPv6 has a whole one, or only 64 bits of it beside
 * thousands of a carrier's telephones, so it is neither one home nor all of them.
 */
export const timesOfWiderNetwork = 8

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
