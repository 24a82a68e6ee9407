import { healthOf, runRead } from '@matricula/contract'
import type {
  Distance,
  FaultCode,
  MapsAdapter,
  Place,
  PluginFault,
  PluginKit,
  Point,
  Route,
} from '@matricula/contract'
import { createOsrmClient } from './client.ts'
import type { Trip } from './client.ts'
import { createRequestJson, createGeocoder } from './geocoders/index.ts'
import { createAnswerCache, pointText, toAddressText } from '@matricula/contract/parts'
import { requestSender } from './server.ts'
import type { Settings } from './settings.ts'

const supports = Object.freeze({ alternatives: 3, simulated: false })

/** The Plaza de Bolívar: whatever map holds Bogotá has a street there. */
const bogota = { lat: 4.5981, lng: -74.076 }

/** Routes by OSRM, places by Nominatim or Photon; everything it does is a read. */
export function createAdapter(settings: Settings, kit: PluginKit): MapsAdapter {
  const now = () => kit.now()
  const osrm = createOsrmClient(settings.osrm, requestSender(settings.osrm, settings, kit), kit)
  const geocoder = createGeocoder(
    settings.geocoder,
    createRequestJson(requestSender(settings.geocoder, settings, kit), now),
  )
  const cacheOptions = { now, ttlMs: settings.keepMinutes * 60_000, maxEntries: 500 }
  const searches = createAnswerCache<readonly Place[]>(cacheOptions)
  const addresses = createAnswerCache<string | null>(cacheOptions)
  const drawn = createAnswerCache<readonly Route[]>(cacheOptions)
  const measured = createAnswerCache<Distance | null>(cacheOptions)

  function addressAt(point: Point, signal: AbortSignal): Promise<string | null> {
    return addresses(pointText(point), () => geocoder.addressAt(point, signal))
  }

  async function draw(trip: Trip, signal: AbortSignal): Promise<readonly Route[]> {
    const [routes, end] = await Promise.all([osrm.draw(trip, signal), addressAt(trip.to, signal)])
    const endAddress = end ?? pointText(trip.to)
    return routes.slice(0, supports.alternatives).map((route) => ({ ...route, endAddress }))
  }

  async function verify(signal: AbortSignal): Promise<void> {
    await Promise.all([osrm.seek(bogota, signal), geocoder.greet(signal)])
  }

  return {
    supports,
    start: (signal) => runRead(() => verify(signal)),
    stop: async () => undefined,
    check: (signal) => healthOf(() => runRead(() => verify(signal)), { why, fixes }),
    search(placeQuery, near, limit, { signal }) {
      const text = toAddressText(placeQuery)
      const question = [pointText(near), limit, text].join('|')
      return runRead(() => searches(question, () => geocoder.search({ text, near, limit }, signal)))
    },
    addressOf: ({ lat, lng }, { signal }) =>
      runRead(async () => {
        const address = await addressAt({ lat, lng }, signal)
        return address === null ? null : { lat, lng, address }
      }),
    routes: (from, to, { signal }) =>
      runRead(() => drawn(questionOf({ from, to }), () => draw({ from, to }, signal))),
    distance: (from, to, { signal }) =>
      runRead(() => measured(questionOf({ from, to }), () => osrm.measure({ from, to }, signal))),
  }
}

function questionOf({ from, to }: Trip): string {
  return `${pointText(from)}|${pointText(to)}`
}

const why = (fault: PluginFault | null) => fault?.code ?? 'unknown trouble'

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised:
    'a gateway wants other credentials, or a public server has turned us away: see the README on servers',
  unsupported: 'the route server was built from a map without Bogotá: build it from the extract of Colombia',
}
