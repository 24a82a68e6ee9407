import type { AppContext } from '../../app-context.ts'
import { tooManyTries } from '../../shared-services/tries.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { timesOfWiderNetwork } from '../network-of.ts'
import type { Origin } from '../origin.ts'

export interface PlaceLimit {
  take(origin: Origin): Promise<Refusal<'TOO_MANY_TRIES'> | null>
}

/** A network is given as many places as it has tries to sign in, and asks for more in vain. */
export function limitPlaces({ config, counters }: Pick<AppContext, 'config' | 'counters'>): PlaceLimit {
  const { ceilingPerAddress, windowMinutes } = config.settings.access
  const places = counters.transient('line-places', windowMinutes)
  return {
    async take({ network, widerNetwork }) {
      const own = await places.increment(network)
      if (own.count > ceilingPerAddress) return tooManyTries(own.secondsLeft)
      if (widerNetwork === null) return null
      const wider = await places.increment(widerNetwork)
      return wider.count > ceilingPerAddress * timesOfWiderNetwork ? tooManyTries(wider.secondsLeft) : null
    },
  }
}
