import { randomUUID } from 'node:crypto'
import { reading } from '@matricula/contract'
import type { MapsAdapter, Place, PluginKit, Point } from '@matricula/contract'
import { checkHealth } from './check-health.ts'
import { createClient } from './client.ts'
import { addressFrom } from './from-geocoding.ts'
import { keptAnswers, spot, toAddressText } from '@matricula/contract/parts'
import { searchPlaces } from './search-places.ts'
import type { Settings } from './settings.ts'
import { createWays } from './ways.ts'

const supports = Object.freeze({ alternatives: 3, simulated: false })

/** Between two points of Bogotá there is a way, and each has an address, whoever asks. */
const probe = { from: { lat: 4.711, lng: -74.0721 }, to: { lat: 4.676, lng: -74.048 } }
const probeText = { text: 'Calle 93, Bogotá', near: probe.to, limit: 1 }

/** Routes, distances and addresses by Google; everything it does is a read. */
export function createAdapter(settings: Settings, kit: PluginKit): MapsAdapter {
  const client = createClient(settings, kit)
  const keepMs = settings.keepMinutes * 60_000
  const searches = keptAnswers<readonly Place[]>({ now: () => kit.now(), keepMs, most: 500 })
  const ways = createWays({ client, kit, keepMs, most: supports.alternatives, addressAt })
  const searching = { client, newToken: randomUUID }
  const search = searchPlaces[settings.search]

  async function addressAt(point: Point, signal: AbortSignal): Promise<string | null> {
    return addressFrom(await client.lookAround(point, signal))
  }

  return {
    supports,
    start: (signal) =>
      reading(async () => {
        await Promise.all([
          client.measure(probe, signal),
          client.lookAround(probe.to, signal),
          search(searching, probeText, signal),
        ])
      }),
    stop: async () => undefined,
    check: (signal) => checkHealth(() => reading(() => client.lookAround(probe.to, signal))),
    search(typed, near, limit, { signal }) {
      const text = toAddressText(typed)
      const question = [spot(near), limit, text].join('|')
      return reading(() => searches(question, () => search(searching, { text, near, limit }, signal)))
    },
    addressOf: ({ lat, lng }, { signal }) =>
      reading(async () => {
        const address = await addressAt({ lat, lng }, signal)
        return address === null ? null : { lat, lng, address }
      }),
    routes: (from, to, { signal }) => reading(() => ways.routes({ from, to }, signal)),
    distance: (from, to, { signal }) => reading(() => ways.distance({ from, to }, signal)),
  }
}
