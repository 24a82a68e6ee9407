import type { Request, Server } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { isOffice, maybeCallerOf } from '../../http/caller.ts'

const safeMethods = new Set(['get', 'head', 'options'])

/** Whatever the office, a machine or a provider has changed by a call, and money that a family has set on its way. */
export function announceRequests(server: Server, { live }: Pick<AppContext, 'live'>): void {
  server.events.on('response', (request) => {
    const module = request.route.realm.plugin
    if (module !== undefined && hasChanged(request)) live.changed(module)
  })
}

/** What families choose, thousands of times an hour, shows in no list before they pay. */
function hasChanged(request: Request): boolean {
  const { method, raw, route } = request
  if (safeMethods.has(method) || raw.res.statusCode >= 400) return false
  const load = route.settings.app?.load
  const caller = maybeCallerOf(request)
  return load === 'kept' || (load !== 'office-read' && caller !== null && isOffice(caller))
}
