import { reading } from '@matricula/contract'
import type { Distance, MapsAdapter, Place, PluginKit, Point, Route } from '@matricula/contract'
import { checkHealth } from './check-health.ts'
import { createOsrmClient } from './client.ts'
import type { Way } from './client.ts'
import { askJsonOf, createGeocoder } from './geocoders/index.ts'
import { keptAnswers, spot, toAddressText } from '@matricula/contract/parts'
import { askerOf } from './server.ts'
import type { Settings } from './settings.ts'

const supports = Object.freeze({ alternatives: 3, simulated: false })

/** The Plaza de Bolívar: whatever map holds Bogotá has a street there. */
const bogota = { lat: 4.5981, lng: -74.076 }

/** Routes by OSRM, places by Nominatim or Photon; everything it does is a read. */
export function createAdapter(settings: Settings, kit: PluginKit): MapsAdapter {
  const now = () => kit.now()
  const osrm = createOsrmClient(settings.osrm, askerOf(settings.osrm, settings, kit), kit)
  const geocoder = createGeocoder(
    settings.geocoder,
    askJsonOf(askerOf(settings.geocoder, settings, kit), now),
  )
  const keeping = { now, keepMs: settings.keepMinutes * 60_000, most: 500 }
  const searches = keptAnswers<readonly Place[]>(keeping)
  const addresses = keptAnswers<string | null>(keeping)
  const drawn = keptAnswers<readonly Route[]>(keeping)
  const measured = keptAnswers<Distance | null>(keeping)

  function addressAt(point: Point, signal: AbortSignal): Promise<string | null> {
    return addresses(spot(point), () => geocoder.addressAt(point, signal))
  }

  async function draw(way: Way, signal: AbortSignal): Promise<readonly Route[]> {
    const [routes, end] = await Promise.all([osrm.draw(way, signal), addressAt(way.to, signal)])
    const endAddress = end ?? spot(way.to)
    return routes.slice(0, supports.alternatives).map((route) => ({ ...route, endAddress }))
  }

  async function verify(signal: AbortSignal): Promise<void> {
    await Promise.all([osrm.seek(bogota, signal), geocoder.greet(signal)])
  }

  return {
    supports,
    start: (signal) => reading(() => verify(signal)),
    stop: async () => undefined,
    check: (signal) => checkHealth(() => reading(() => verify(signal))),
    search(typed, near, limit, { signal }) {
      const text = toAddressText(typed)
      const question = [spot(near), limit, text].join('|')
      return reading(() => searches(question, () => geocoder.search({ text, near, limit }, signal)))
    },
    addressOf: ({ lat, lng }, { signal }) =>
      reading(async () => {
        const address = await addressAt({ lat, lng }, signal)
        return address === null ? null : { lat, lng, address }
      }),
    routes: (from, to, { signal }) =>
      reading(() => drawn(questionOf({ from, to }), () => draw({ from, to }, signal))),
    distance: (from, to, { signal }) =>
      reading(() => measured(questionOf({ from, to }), () => osrm.measure({ from, to }, signal))),
  }
}

function questionOf({ from, to }: Way): string {
  return `${spot(from)}|${spot(to)}`
}
