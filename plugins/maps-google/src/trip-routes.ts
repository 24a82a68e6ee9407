import type { Distance, PluginKit, Point, Route } from '@matricula/contract'
import type { GoogleClient, Trip } from './client.ts'
import type { FoundRoutes } from './from-routes.ts'
import { createAnswerCache, pointText } from '@matricula/contract/parts'

export interface TripRoutesDeps {
  readonly client: GoogleClient
  readonly kit: PluginKit
  readonly ttlMs: number
  readonly maxRoutes: number
  readonly addressAt: (point: Point, signal: AbortSignal) => Promise<string | null>
}

export interface TripRoutes {
  routes(trip: Trip, signal: AbortSignal): Promise<readonly Route[]>
  distance(trip: Trip, signal: AbortSignal): Promise<Distance | null>
}

const dayMs = 24 * 60 * 60_000

/** Ways from home to school; `most` routes at the most, the vendor's best first. */
export function createTripRoutes({ client, kit, ttlMs, maxRoutes, addressAt }: TripRoutesDeps): TripRoutes {
  const now = () => kit.now()
  const drawn = createAnswerCache<readonly Route[]>({ now, ttlMs, maxEntries: 500 })
  const measured = createAnswerCache<Distance | null>({ now, ttlMs, maxEntries: 500 })
  // Routes end at the school, always: one question a day, not one for each family.
  const ends = createAnswerCache<string>({ now, ttlMs: dayMs, maxEntries: 20 })

  async function draw(trip: Trip, signal: AbortSignal): Promise<readonly Route[]> {
    const [found, endAddress] = await Promise.all([
      client.draw(trip, signal),
      ends(pointText(trip.to), async () => (await addressAt(trip.to, signal)) ?? pointText(trip.to)),
    ])
    return bestOf(found).map((route) => ({ ...route, endAddress }))
  }

  async function measure(trip: Trip, signal: AbortSignal): Promise<Distance | null> {
    const [first = null] = bestOf(await client.measure(trip, signal))
    return first
  }

  function bestOf<T extends Distance>({ routes, withoutTraffic }: FoundRoutes<T>): readonly T[] {
    if (withoutTraffic) kit.log.warn({}, 'routes were measured without traffic')
    return routes.slice(0, maxRoutes)
  }

  return {
    routes: (trip, signal) => drawn(cacheKeyOf(trip), () => draw(trip, signal)),
    distance: (trip, signal) => measured(cacheKeyOf(trip), () => measure(trip, signal)),
  }
}

function cacheKeyOf({ from, to }: Trip): string {
  return `${pointText(from)}|${pointText(to)}`
}
