import type { RouteOptions, ServerRoute } from '@hapi/hapi'
import { type AccessRule, accessPolicyByModule } from './access-policy.ts'
import { classOf } from './overload/load-class.ts'
import type { Route } from './route.ts'
import { traceReads } from './trace-reads.ts'

/** Gives each route of a module its access rule. Throws on a route that the policy does not know. */
export function secureRoutes(module: string, routes: readonly Route[]): ServerRoute[] {
  return routes.map(({ refuses = [], reads, takes, answers, tells, ...route }) => {
    const call = `${String(route.method)} ${route.path}`
    const rule = accessPolicyByModule[module]?.[call]
    if (rule === undefined) throw new Error(`no access rule for ${call} of ${module}`)
    const ext = reads === undefined ? {} : { ext: { onPostHandler: { method: traceReads(reads) } } }
    const load = classOf(call, rule)
    const forms = {
      ...(takes && { takes }),
      ...(answers !== undefined && { answers }),
      ...(tells && { tells }),
    }
    const app = { rule, load, refuses, ...forms }
    return { ...route, options: { ...route.options, ...lock(rule, route.options?.auth), ...ext, app } }
  })
}

/** Signing in elsewhere brings a strategy of its own; no other strategy is the route's to choose. */
function lock(rule: AccessRule, own: RouteOptions['auth']): Pick<RouteOptions, 'auth'> {
  if (rule === 'provider') return { auth: false }
  if (rule === 'signing-in' && own !== undefined) return { auth: own }
  if (rule === 'anyone' || rule === 'signing-in') return { auth: { strategy: 'caller', mode: 'try' } }
  return { auth: { strategy: 'caller', scope: [...rule] } }
}
