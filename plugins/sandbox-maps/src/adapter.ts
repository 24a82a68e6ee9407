import type { MapsAdapter, PluginKit } from '@matricula/contract'
import { faultSwitch } from '@matricula/contract/sandbox'
import { addressOf } from './address-of.ts'
import { routes } from './routes.ts'
import { searchPlaces } from './search-places.ts'
import type { Settings } from './settings.ts'

/** A pretend maps service: an embedded gazetteer, invented roads, nothing outside the process. */
export function createAdapter({ roadFactors }: Settings, kit: PluginKit): MapsAdapter {
  const faults = faultSwitch(kit.memo)
  const answer = <T>(signal: AbortSignal, work: () => T) => faults.read(signal, async () => work())

  return {
    supports: Object.freeze({ alternatives: 3, simulated: true }),
    start: (signal) => answer(signal, () => undefined),
    stop: async () => undefined,
    check: (signal) =>
      answer(signal, () => undefined).then(
        () => ({ is: 'up', note: 'sandbox' }),
        (fault: unknown) => ({ is: 'down', why: fault instanceof Error ? fault.message : 'unknown trouble' }),
      ),
    search: (text, near, limit, read) => answer(read.signal, () => searchPlaces(text, near, limit)),
    addressOf: (point, read) => answer(read.signal, () => addressOf(point)),
    routes: (from, to, read) => answer(read.signal, () => routes(from, to, roadFactors)),
    distance: (from, to, read) =>
      answer(read.signal, () => {
        const [first] = routes(from, to, roadFactors)
        return first === undefined ? null : { metres: first.metres, text: first.text, seconds: first.seconds }
      }),
  }
}
