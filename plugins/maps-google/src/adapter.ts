import { randomUUID } from 'node:crypto'
import { healthOf, runRead } from '@matricula/contract'
import type { FaultCode, MapsAdapter, Place, PluginFault, PluginKit, Point } from '@matricula/contract'
import { createClient } from './client.ts'
import { addressFrom } from './from-geocoding.ts'
import { createAnswerCache, pointText, toAddressText } from '@matricula/contract/parts'
import { searchPlaces } from './search-places.ts'
import type { Settings } from './settings.ts'
import { createTripRoutes } from './trip-routes.ts'

const supports = Object.freeze({ alternatives: 3, simulated: false })

/** Between two points of Bogotá there is a way, and each has an address, whoever asks. */
const probe = { from: { lat: 4.711, lng: -74.0721 }, to: { lat: 4.676, lng: -74.048 } }
const probeText = { text: 'Calle 93, Bogotá', near: probe.to, limit: 1 }

/** Routes, distances and addresses by Google; everything it does is a read. */
export function createAdapter(settings: Settings, kit: PluginKit): MapsAdapter {
  const client = createClient(settings, kit)
  const ttlMs = settings.keepMinutes * 60_000
  const searches = createAnswerCache<readonly Place[]>({ now: () => kit.now(), ttlMs, maxEntries: 500 })
  const tripRoutes = createTripRoutes({ client, kit, ttlMs, maxRoutes: supports.alternatives, addressAt })
  const deps = { client, newToken: randomUUID }
  const search = searchPlaces[settings.search]

  async function addressAt(point: Point, signal: AbortSignal): Promise<string | null> {
    return addressFrom(await client.reverseGeocode(point, signal))
  }

  return {
    supports,
    start: (signal) =>
      runRead(async () => {
        await Promise.all([
          client.measure(probe, signal),
          client.reverseGeocode(probe.to, signal),
          search(deps, probeText, signal),
        ])
      }),
    stop: async () => undefined,
    check: (signal) => healthOf(() => runRead(() => client.reverseGeocode(probe.to, signal)), { why, fixes }),
    search(placeQuery, near, limit, { signal }) {
      const text = toAddressText(placeQuery)
      const request = [pointText(near), limit, text].join('|')
      return runRead(() => searches(request, () => search(deps, { text, near, limit }, signal)))
    },
    addressOf: ({ lat, lng }, { signal }) =>
      runRead(async () => {
        const address = await addressAt({ lat, lng }, signal)
        return address === null ? null : { lat, lng, address }
      }),
    routes: (from, to, { signal }) => runRead(() => tripRoutes.routes({ from, to }, signal)),
    distance: (from, to, { signal }) => runRead(() => tripRoutes.distance({ from, to }, signal)),
  }
}

const why = (fault: PluginFault | null) => fault?.code ?? 'unknown trouble'

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised:
    "look at the key's restrictions, the APIs enabled for its project and the project's billing in the Google Cloud console",
}
