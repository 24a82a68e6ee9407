import type { Distance, PluginKit, Point, Route } from '@matricula/contract'
import type { GoogleClient, Way } from './client.ts'
import type { FoundRoutes } from './from-routes.ts'
import { keptAnswers, spot } from '@matricula/contract/parts'

export interface WaysDeps {
  readonly client: GoogleClient
  readonly kit: PluginKit
  readonly keepMs: number
  readonly most: number
  readonly addressAt: (point: Point, signal: AbortSignal) => Promise<string | null>
}

export interface Ways {
  routes(way: Way, signal: AbortSignal): Promise<readonly Route[]>
  distance(way: Way, signal: AbortSignal): Promise<Distance | null>
}

const dayMs = 24 * 60 * 60_000

/** Ways from home to school; `most` routes at the most, the vendor's best first. */
export function createWays({ client, kit, keepMs, most, addressAt }: WaysDeps): Ways {
  const now = () => kit.now()
  const drawn = keptAnswers<readonly Route[]>({ now, keepMs, most: 500 })
  const measured = keptAnswers<Distance | null>({ now, keepMs, most: 500 })
  // Routes end at the school, always: one question a day, not one for each family.
  const ends = keptAnswers<string>({ now, keepMs: dayMs, most: 20 })

  async function draw(way: Way, signal: AbortSignal): Promise<readonly Route[]> {
    const [found, endAddress] = await Promise.all([
      client.draw(way, signal),
      ends(spot(way.to), async () => (await addressAt(way.to, signal)) ?? spot(way.to)),
    ])
    return bestOf(found).map((route) => ({ ...route, endAddress }))
  }

  async function measure(way: Way, signal: AbortSignal): Promise<Distance | null> {
    const [first = null] = bestOf(await client.measure(way, signal))
    return first
  }

  function bestOf<T extends Distance>({ routes, withoutTraffic }: FoundRoutes<T>): readonly T[] {
    if (withoutTraffic) kit.log.warn({}, 'routes were measured without traffic')
    return routes.slice(0, most)
  }

  return {
    routes: (way, signal) => drawn(questionOf(way), () => draw(way, signal)),
    distance: (way, signal) => measured(questionOf(way), () => measure(way, signal)),
  }
}

function questionOf({ from, to }: Way): string {
  return `${spot(from)}|${spot(to)}`
}
