import type { RouteOptions, ServerRoute } from '@hapi/hapi'
import { type Door, doors } from './doors.ts'
import { classOf } from './overload/load-class.ts'
import type { Route } from './route.ts'
import { traceReads } from './trace-reads.ts'

/** Puts each route behind its door. Throws on a route that the table does not know. */
export function behindDoors(routes: readonly Route[]): ServerRoute[] {
  return routes.map(({ refuses = [], reads, takes, answers, ...route }) => {
    const call = `${String(route.method)} ${route.path}`
    const door = doors[call]
    if (door === undefined) throw new Error(`no door for ${call}`)
    const ext = reads === undefined ? {} : { ext: { onPostHandler: { method: traceReads(reads) } } }
    const load = classOf(call, door)
    const app = { door, load, refuses, ...(takes && { takes }), ...(answers !== undefined && { answers }) }
    return { ...route, options: { ...route.options, ...lock(door, route.options?.auth), ...ext, app } }
  })
}

/** Signing in elsewhere brings a strategy of its own; no other door is the route's to choose. */
function lock(door: Door, own: RouteOptions['auth']): Pick<RouteOptions, 'auth'> {
  if (door === 'provider') return { auth: false }
  if (door === 'signing-in' && own !== undefined) return { auth: own }
  if (door === 'anyone' || door === 'signing-in') return { auth: { strategy: 'caller', mode: 'try' } }
  return { auth: { strategy: 'caller', scope: [...door] } }
}
