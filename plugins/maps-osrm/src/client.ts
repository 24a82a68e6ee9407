import { PluginFault } from '@matricula/contract'
import type { Distance, HttpResponse, PluginKit, Point } from '@matricula/contract'
import { codeOf } from './faults.ts'
import { cellFrom, distancesFrom, drawnDistancesFrom } from './from-osrm.ts'
import type { DrawnDistance } from './from-osrm.ts'
import { readOsrm } from './read-osrm.ts'
import type { SendRequest } from './server.ts'
import type { OsrmSettings } from './settings.ts'

export interface Trip {
  readonly from: Point
  readonly to: Point
}

/** OSRM's HTTP API, version 1. Longitude comes first on its wire. */
export interface OsrmClient {
  /** The best way and up to two others, each with its line; empty when there is none. */
  draw(trip: Trip, signal: AbortSignal): Promise<readonly DrawnDistance[]>
  /** Null when there is no way. */
  measure(trip: Trip, signal: AbortSignal): Promise<Distance | null>
  /** Fails unless the server knows a street near this point. */
  seek(point: Point, signal: AbortSignal): Promise<void>
}

/** A street is sought this far around the point that proves the server's data. */
const seekMetres = 5000

export function createOsrmClient(
  { profile, geometry, snapMetres }: OsrmSettings,
  send: SendRequest,
  kit: Pick<PluginKit, 'log' | 'now'>,
): OsrmClient {
  const radiuses = `radiuses=${snapMetres};${snapMetres}`

  function read(response: HttpResponse): unknown {
    return readOsrm(response, { log: kit.log, now: kit.now() })
  }

  async function measureByRoute(trip: Trip, signal: AbortSignal): Promise<Distance | null> {
    const options = `overview=false&alternatives=false&steps=false&${radiuses}`
    const answer = read(await send(`/route/v1/${profile}/${ends(trip)}?${options}`, signal))
    return answer === null ? null : (distancesFrom(answer)[0] ?? null)
  }

  return {
    async draw(trip, signal) {
      const options = `overview=full&geometries=${geometry}&alternatives=2&steps=false&${radiuses}`
      const answer = read(await send(`/route/v1/${profile}/${ends(trip)}?${options}`, signal))
      return answer === null ? [] : drawnDistancesFrom(answer)
    },
    async measure(trip, signal) {
      const options = `sources=0&destinations=1&annotations=duration,distance&${radiuses}`
      const response = await send(`/table/v1/${profile}/${ends(trip)}?${options}`, signal)
      // Some builds have no distances in their tables, and some say so.
      if (codeOf(response) === 'NotImplemented') return measureByRoute(trip, signal)
      const answer = read(response)
      if (answer === null) return null
      const cell = cellFrom(answer)
      return cell === 'no-distances' ? measureByRoute(trip, signal) : cell
    },
    async seek(point, signal) {
      const target = `/nearest/v1/${profile}/${lngLat(point)}?number=1&radiuses=${seekMetres}`
      if (read(await send(target, signal)) === null) {
        throw new PluginFault('unsupported', 'the route server has no streets around Bogotá')
      }
    },
  }
}

function ends({ from, to }: Trip): string {
  return `${lngLat(from)};${lngLat(to)}`
}

function lngLat({ lat, lng }: Point): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`
}
